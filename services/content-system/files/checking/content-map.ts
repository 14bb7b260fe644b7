import { isPage } from '../../schemas/registry.ts'
import { publicPathIn } from '../../tree/public-path.ts'
import type { SourceNode } from '../reading/source-node.ts'

/** All nodes with what the checks want to know about where they stand. */
export type ContentMap = {
  nodes: SourceNode[]
  byKey: Map<string, SourceNode>
  /** Every page by its public path, in lower case. */
  pages: Map<string, SourceNode>
  pathOf: (node: SourceNode) => string
  /** Addresses that lead elsewhere, each with where it leads, as far as they are known. */
  redirects?: ReadonlyMap<string, string>
  /** Whether visitors find a page at a path now, whose newest version may have another address. */
  isLive?: (path: string) => boolean
  /** The Malaysian day of the check, YYYY-MM-DD, and the instant. */
  today: string
  now: Date
}

export function contentMap(nodes: SourceNode[], today: string, now: Date): ContentMap {
  const byKey = new Map(nodes.map(node => [node.key, node]))
  const pathOf = (node: SourceNode): string => publicPathIn(byKey, node)
  const pages = new Map(nodes.filter(node => isPage(node.alias)).map(node => [pathOf(node), node]))
  return { nodes, byKey, pages, pathOf, today, now }
}

/** The nearest node above one that has a content type. */
export function ancestorOf({ byKey }: ContentMap, node: SourceNode, alias: string): SourceNode | undefined {
  for (let at = byKey.get(node.parentKey ?? ''); at; at = byKey.get(at.parentKey ?? ''))
    if (at.alias === alias) return at
  return undefined
}

/** From when on a node and all above it are published; null if they always were. */
export function publishedFrom({ byKey }: ContentMap, node: SourceNode): Date | null {
  const parent = byKey.get(node.parentKey ?? '')
  const above = parent === undefined ? null : publishedFrom({ byKey } as ContentMap, parent)
  if (node.publishAt === null || above === null) return node.publishAt ?? above
  return node.publishAt > above ? node.publishAt : above
}
