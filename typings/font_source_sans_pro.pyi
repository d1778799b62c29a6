font_directory: str
