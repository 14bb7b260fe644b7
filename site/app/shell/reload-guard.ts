/** The page is loaded again for a script that is gone, at most once in this time, in milliseconds. */
export const reloadGuard = 60_000

/** Where the session remembers when that was. */
export const reloadKey = 'reloaded-for-script'
