"""People in the database: their devices, passkeys and days off, friends, blocks and removals."""
