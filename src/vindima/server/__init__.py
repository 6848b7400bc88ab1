"""The browser's table: the log in a database is the truth, and only `view(seat)` ever leaves the server.

`tables` is the authority over the games and knows neither HTTP nor SQL; `database` stores them, `thinking`
runs bots, hints and reviews in worker processes, and `http` serves all of it.
"""
