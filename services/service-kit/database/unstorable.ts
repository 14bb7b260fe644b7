const UNSTORABLE = new Set(['22003', '22021', '22P02', '22P05'])

/** The query's data is at fault: no retry can succeed. */
export function isUnstorable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (UNSTORABLE.has((at as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}
