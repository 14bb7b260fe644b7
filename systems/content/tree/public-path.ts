import type { ContentNode } from './content-tree.ts'

/** The node with the address `/`. */
const home = 'home'

/** The URL segments from the root down; without that of the home page for its descendants. */
export function publicPath(node: ContentNode): string {
  const segments: string[] = []
  for (let at: ContentNode | undefined = node; at; at = at.parent) segments.unshift(at.urlSegment)
  return joined(segments)
}

type Linked = { parentKey: string | null; urlSegment: string }

export function publicPathIn(byKey: ReadonlyMap<string, Linked>, node: Linked): string {
  const above: Linked[] = []
  for (let at: Linked | undefined = node; at && !above.includes(at); at = byKey.get(at.parentKey ?? '')) above.push(at)
  return joined(above.map(({ urlSegment }) => urlSegment).reverse())
}

function joined(segments: string[]): string {
  const [first, ...rest] = segments.map(segment => segment.toLowerCase())
  return `/${(first === home ? rest : [first, ...rest]).join('/')}`
}
