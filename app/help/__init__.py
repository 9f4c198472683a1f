"""The built-in help: its topics as data, made from what the program itself goes by, and the page that shows them."""
