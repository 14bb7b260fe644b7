import type { NodeRow } from '../../database/tables.ts'

export type Dated = Pick<NodeRow, 'key' | 'parentKey' | 'publishAt' | 'unpublishAt' | 'deletedAt'>

/** The window in which a node and all its ancestors are published; null is no limit. */
export type PublicationWindow = { from: Date | null; until: Date | null }

/** Undefined if the node or an ancestor is deleted or missing. */
export function publicationWindow(key: string, nodes: Map<string, Dated>): PublicationWindow | undefined {
  const window: PublicationWindow = { from: null, until: null }
  for (let at: string | null = key; at !== null; ) {
    const node = nodes.get(at)
    if (node === undefined || node.deletedAt !== null) return undefined
    if (node.publishAt && (window.from === null || node.publishAt > window.from)) window.from = node.publishAt
    if (node.unpublishAt && (window.until === null || node.unpublishAt < window.until)) window.until = node.unpublishAt
    at = node.parentKey
  }
  return window
}
