"""A Discord of our own on the loopback interface: what a bot as a process of its own talks to in tests."""
