"""Tables in memory: their listeners, bots and prepared turns; the house that holds them; the lobby."""
