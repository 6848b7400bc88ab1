"""Tables without a server: the code inside a browser that answers the pages' requests.

The pages speak the same protocol as with a server. A Web Worker runs this package in Pyodide, IndexedDB
stores the games, and bots think in workers of their own. Everything in this folder needs only the standard
library.
"""
