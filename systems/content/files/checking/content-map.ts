import { isTranslation } from '../../database/place.ts'
import { isPage } from '../../schemas/registry.ts'
import { publicPathIn } from '../../tree/public-path.ts'
import type { SourceNode } from '../reading/source-node.ts'

export type ContentMap = {
  /** Without translations. */
  nodes: SourceNode[]
  translations: SourceNode[]
  byKey: Map<string, SourceNode>
  /** By public path, lower case. */
  pages: Map<string, SourceNode>
  pathOf: (node: SourceNode) => string
  /** Known redirects: target by path. */
  redirects?: ReadonlyMap<string, string>
  /** True for a path of a live page, also if its draft has another address. */
  isLive?: (path: string) => boolean
  /** Malaysian day (YYYY-MM-DD). */
  today: string
  now: Date
}

export function contentMap(all: SourceNode[], today: string, now: Date): ContentMap {
  const nodes = all.filter(node => !isTranslation(node))
  const byKey = new Map(all.map(node => [node.key, node]))
  const pathOf = (node: SourceNode): string => publicPathIn(byKey, node)
  const pages = new Map(nodes.filter(node => isPage(node.alias)).map(node => [pathOf(node), node]))
  return { nodes, translations: all.filter(isTranslation), byKey, pages, pathOf, today, now }
}

export function ancestorOf({ byKey }: ContentMap, node: SourceNode, alias: string): SourceNode | undefined {
  for (let at = byKey.get(node.parentKey ?? ''); at; at = byKey.get(at.parentKey ?? ''))
    if (at.alias === alias) return at
  return undefined
}

/** The first instant at which a node and all its ancestors are published; null if they always were. */
export function publishedFrom({ byKey }: ContentMap, node: SourceNode): Date | null {
  const parent = byKey.get(node.parentKey ?? '')
  const above = parent === undefined ? null : publishedFrom({ byKey } as ContentMap, parent)
  if (node.publishAt === null || above === null) return node.publishAt ?? above
  return node.publishAt > above ? node.publishAt : above
}
