/** Milliseconds between two reloads for a lost script. */
export const reloadGuard = 60_000

export const reloadKey = 'reloaded-for-script'
