import type { ContentNode } from './content-tree.ts'

/** The segment of the node whose address is `/`. */
const HOME = 'home'

/** The public path of a page: the address segments from the root down. What lies below the home page does not name it. */
export function publicPath(node: ContentNode): string {
  const segments: string[] = []
  for (let at: ContentNode | undefined = node; at; at = at.parent) segments.unshift(at.urlSegment)
  return joined(segments)
}

type Linked = { parentKey: string | null; urlSegment: string }

/** The same of a node among others that are known by their keys. */
export function publicPathIn(byKey: ReadonlyMap<string, Linked>, node: Linked): string {
  const above: Linked[] = []
  for (let at: Linked | undefined = node; at && !above.includes(at); at = byKey.get(at.parentKey ?? '')) above.push(at)
  return joined(above.map(({ urlSegment }) => urlSegment).reverse())
}

function joined(segments: string[]): string {
  const [first, ...rest] = segments.map(segment => segment.toLowerCase())
  return `/${(first === HOME ? rest : [first, ...rest]).join('/')}`
}
