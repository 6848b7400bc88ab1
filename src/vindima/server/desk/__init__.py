"""What browsers are sent besides their tables. Like `tables`, this knows neither HTTP nor a database."""
