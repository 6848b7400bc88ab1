/** Where there is no server: the games whose network could not be fetched, so that `hard` plays in place of `master`. */
export const absent = $state<Record<string, boolean>>({});
