import { readNodeKey } from '../../../contracts/content/route-node.ts'
import type { ContentMapping } from '../../../site/app/clients/content/mapping/mapping.ts'
import type { RouteIndex } from '../../../site/app/clients/content/routes/route-resolution.ts'
import type { WalkedNode } from './walk.ts'

/** Nodes of one type that no page shows. */
export type HiddenNodes = { type: string; nodes: WalkedNode[] }

/** Nodes that hold something, are no page, and stand neither below a page nor below a node that the keys name. */
export function findHiddenNodes(
  nodes: readonly WalkedNode[],
  { byPath }: RouteIndex,
  mapping: ContentMapping,
): HiddenNodes[] {
  const byKey = new Map(nodes.map(node => [node.key, node]))
  const pages = new Map([...byPath.values()].map(page => [page.key, page.path]))
  const named = new Set(Object.values(mapping.keys ?? {}).filter(Boolean))
  const isShown = (node: WalkedNode): boolean => {
    if (pages.has(node.key) || named.has(readNodeKey(node.key) ?? node.key)) return true
    const parent = node.parentKey === undefined ? undefined : byKey.get(node.parentKey)
    // What the route list has below the home page belongs to all pages or to none, unless it is one of its sections.
    const isSection = (mapping.types.get(node.type.toLowerCase()) ?? node.type) === 'section'
    const isBesideHome = node.isListed && !isSection && parent !== undefined && pages.get(parent.key) === '/'
    return parent !== undefined && !isBesideHome && isShown(parent)
  }
  const hidden = nodes.filter(node => Object.keys(node.properties).length > 0 && !isShown(node))
  return [...Map.groupBy(hidden, node => node.type)].map(([type, members]) => ({ type, nodes: members }))
}
