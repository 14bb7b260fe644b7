/** Plain numbers, because a page from memory takes less time than a labelled counter. They run since the process began. */
export const answers = { hit: 0, stale: 0, miss: 0, notModified: 0 }
export const refusals = new Map<string, number>()

/** Counts a page sent through the page cache. */
export function countAnswer(origin: 'hit' | 'stale' | 'miss', status: number): void {
  answers[origin] += 1
  if (status === 304) answers.notModified += 1
}

/** Counts a request that a limit refused. */
export function countRefusal(limit: string): void {
  refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
}
