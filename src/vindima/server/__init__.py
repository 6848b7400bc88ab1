"""The browser's table: the log in a database is the truth, and `view(seat)` is all that leaves the server.

`tables` is the authority over the games and knows neither HTTP nor SQL; `database` stores them, `thinking`
runs bots, hints and reviews in worker processes, and `http` serves all of it.
"""
