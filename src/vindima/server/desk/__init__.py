"""What is sent to a browser besides its tables. Like `tables`, this knows neither HTTP nor a database."""
