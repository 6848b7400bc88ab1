"""Tables stored in SQLite or PostgreSQL: schema, queries, migrations, and notifications between servers."""
