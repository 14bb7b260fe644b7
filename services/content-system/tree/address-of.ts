/** The segment of the node whose address is `/`. */
const HOME = 'home'

/**
 * The public path that a node has, were it a page: the segments from the root down, in lower case. What lies below the
 * home page does not name it.
 */
export function addressOf(
  node: { parentKey: string | null; urlSegment: string },
  byKey: ReadonlyMap<string, { parentKey: string | null; urlSegment: string }>,
): string {
  const segments: string[] = []
  const seen = new Set<object>()
  for (let at: typeof node | undefined = node; at && !seen.has(at); at = byKey.get(at.parentKey ?? '')) {
    seen.add(at)
    const isHome = at.parentKey === null && at.urlSegment.toLowerCase() === HOME
    if (!isHome) segments.unshift(at.urlSegment.toLowerCase())
  }
  return `/${segments.join('/')}`
}
