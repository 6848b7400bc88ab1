/** The levels that need a network: `LEARNED` in `vindima/bots/__init__.py`. */
export const LEARNED = ["expert", "master"];

/** Without a server: the games whose network could not be fetched, so that `hard` plays instead. */
export const absent = $state<Record<string, boolean>>({});
