import { readNodeKey } from '@agency/contracts/content/route-node.ts'
import type { ContentMapping } from '@agency/site/app/clients/content/mapping/mapping.ts'
import type { RouteIndex } from '@agency/site/app/clients/content/routes/route-resolution.ts'
import { hasHtml, hasPicture, hasPrice } from './shapes.ts'
import { shownAs } from './shown-as.ts'
import type { WalkedNode } from './walk.ts'

/** `path`: its address if it were a page. `why`: the missing template. */
export type HiddenNodes = { type: string; nodes: (WalkedNode & { path?: string | undefined })[]; why: string }

/** Nodes with content that no template reads: neither a page, nor a part, nor below a key of the mapping. */
export function findHiddenNodes(
  nodes: readonly WalkedNode[],
  routes: RouteIndex,
  mapping: ContentMapping,
): HiddenNodes[] {
  const typeOf = shownAs(nodes, routes, mapping)
  const { deals, promotions } = mapping.keys ?? {}
  const reasons = new Map([
    [deals, 'deals: no page of type deals shows'],
    [promotions, 'promotions, which need an end (until) and deals on a page: no page shows'],
  ])
  const hidden = nodes.filter(node => Object.keys(node.properties).length > 0 && !isShown(typeOf(node), node))
  const paths = new Map([...routes.byPath.values()].map(({ key, path }) => [key, path === '/' ? '' : path]))
  const pathOf = ({ isListed, segment, parentKey }: WalkedNode) => {
    const above = parentKey === undefined ? '' : paths.get(parentKey)
    return isListed && segment && above !== undefined ? `${above}/${segment}` : undefined
  }
  const whyOf = ({ parentKey = '' }: WalkedNode) => reasons.get(readNodeKey(parentKey) ?? parentKey) ?? 'no page shows'
  return [...Map.groupBy(hidden, node => `${whyOf(node)}\n${node.type}`).values()].map(members => {
    const [first] = members as [WalkedNode]
    return { type: first.type, nodes: members.map(node => ({ ...node, path: pathOf(node) })), why: whyOf(first) }
  })
}

/** A folder's items show it, unless it is a page to its editors. */
function isShown(type: string | undefined, node: WalkedNode): boolean {
  if (type !== 'folder') return type !== undefined
  return !/page$/i.test(node.type) && !hasHtml([node]) && !hasPrice([node]) && !hasPicture([node])
}
