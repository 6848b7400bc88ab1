/** The levels that need a network: `LEARNED` in `vindima/bots/__init__.py`. */
export const LEARNED = ["expert", "master"];

/** Where there is no server: the games whose network could not be fetched, so that `hard` plays in place of these. */
export const absent = $state<Record<string, boolean>>({});
