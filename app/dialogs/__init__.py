"""The pages and forms that ask people for something: all inside the window, none of them modal."""
