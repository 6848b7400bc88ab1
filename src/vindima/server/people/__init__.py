"""How people keep their identity: passkeys, mails, names of devices. Neither HTTP nor a database."""
