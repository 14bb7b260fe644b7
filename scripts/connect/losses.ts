import type { ContentMapping } from '../../site/app/clients/content/mapping/mapping.ts'
import { type BrokenItem, brokenItems } from '../../site/app/clients/content/readers/broken-items.server.ts'
import { everyField } from '../../site/app/clients/content/readers/every-field.server.ts'
import { parseNode } from '../../site/app/clients/content/readers/lenient-values.server.ts'
import { prepared, readingAt } from '../../site/app/clients/content/readers/reading.server.ts'
import { isPage } from '../../site/app/clients/content/routes/page-aliases.ts'
import { routeList } from '../../site/app/clients/content/routes/route-list.server.ts'
import { buildRouteIndex, type RouteIndex } from '../../site/app/clients/content/routes/route-resolution.ts'
import type { WalkedNode } from './walk.ts'

/** Losses of one kind: what is lost, how it was written, how often, and which nodes have it. */
export type LossGroup = BrokenItem & { count: number; nodes: string[] }

/** Reads the tree as the site would, and gives what it would make of it. */
export function readAsTheSite(
  tree: unknown,
  nodes: readonly WalkedNode[],
  mapping: ContentMapping,
): { routes: RouteIndex; losses: LossGroup[] } {
  const groups = new Map<string, LossGroup>()
  const note = (message: unknown) => {
    const item = message as BrokenItem
    const name = [item.property, item.reason, item.kind, item.property ? spellingOf(item.value) : item.name].join('\t')
    const group = groups.get(name) ?? { ...item, count: 0, nodes: [] }
    group.count += 1
    group.nodes.push(
      `${String(item.id ?? item.key ?? '?')} “${String(item.name ?? '')}”${item.page ? ` ${item.page}` : ''}`,
    )
    groups.set(name, group)
  }
  brokenItems.subscribe(note)
  try {
    const routes = buildRouteIndex(
      readingAt({ mapping }, () => routeList.parse(tree)),
      isPage,
    )
    readingAt({ mapping, nodes: routes.nodes }, () => {
      for (const { key, id, name, type, properties } of nodes) {
        const node = prepared({ ...properties, key, id, name, contentType: { alias: type } }, everyField)
        parseNode(everyField, node as Record<string, unknown>)
      }
    })
    return { routes, losses: [...groups.values()].sort((one, other) => other.count - one.count) }
  } finally {
    brokenItems.unsubscribe(note)
  }
}

/** Values that are written alike: digits and letters do not tell them apart. */
function spellingOf(value = ''): string {
  return value.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a')
}
