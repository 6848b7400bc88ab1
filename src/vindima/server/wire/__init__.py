"""The wire protocol: the types of the JSON that tables and servers send. Request bodies are elsewhere."""
