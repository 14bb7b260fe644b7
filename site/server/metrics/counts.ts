/** Plain numbers since the process began: a labelled counter would take longer than sending a page from memory. */
export const answers = { hit: 0, stale: 0, miss: 0, notModified: 0 }
export const refusals = new Map<string, number>()

export function countAnswer(origin: 'hit' | 'stale' | 'miss', status: number): void {
  answers[origin] += 1
  if (status === 304) answers.notModified += 1
}

export function countRefusal(limit: string): void {
  refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
}
