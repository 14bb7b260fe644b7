/** PostgreSQL's codes for a number that is too large, a NUL in a text, and half a surrogate pair in JSON. */
const UNSTORABLE = new Set(['22003', '22021', '22P02', '22P05'])

/** Whether a query failed because of what was sent with it: the same call will never go well. */
export function isUnstorable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (UNSTORABLE.has((at as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}
