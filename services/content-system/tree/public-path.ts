import type { ContentNode } from './content-tree.ts'

/** The segment of the node whose address is `/`. */
const HOME = 'home'

/** The public path of a page: the address segments from the root down. What lies below the home page does not name it. */
export function publicPath(node: ContentNode): string {
  const segments: string[] = []
  for (let at: ContentNode | undefined = node; at; at = at.parent) {
    if (at.parent !== undefined || at.urlSegment.toLowerCase() !== HOME) segments.unshift(at.urlSegment.toLowerCase())
  }
  return `/${segments.join('/')}`
}
