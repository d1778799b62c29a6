"""How the house is doing, in figures: counted where things happen, shown on loopback for who hosts the bot."""
