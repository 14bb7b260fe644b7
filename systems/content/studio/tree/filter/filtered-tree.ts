import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { ancestors, type Nodes, nodesByPlace, rowsInOrder } from '../../parts/nodes/nodes-by-place.ts'

/** In the address: words of names, a state or `waiting`, the alias of a content type. */
export const treeFilterNames = ['tree-find', 'tree-state', 'tree-type'] as const

export type TreeFilter = Record<(typeof treeFilterNames)[number], string>

export function withoutTreeFilter(search: string): string {
  const rest = new URLSearchParams(search)
  for (const name of treeFilterNames) rest.delete(name)
  return rest.toString()
}

/**
 * Includes ancestors and descendants of matches.
 * @returns `found`: keys of matches; undefined without a filter
 */
export function filteredTree(nodes: Nodes, filter: TreeFilter): { nodes: Nodes; found: Set<string> | undefined } {
  if (treeFilterNames.every(name => filter[name] === '')) return { nodes, found: undefined }
  const fits = fitting(filter)
  const hits = [...nodes.byKey.values()].filter(fits)
  const shown = new Set(hits.flatMap(node => [...ancestors(nodes, node.key), node, ...rowsInOrder(nodes, node.key)]))
  return {
    nodes: nodesByPlace([...nodes.byKey.values()].filter(node => shown.has(node))),
    found: new Set(hits.map(({ key }) => key)),
  }
}

/** Each word is in its name or address. */
function fitting({ 'tree-find': typed, 'tree-state': state, 'tree-type': type }: TreeFilter) {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return (node: TreeNode): boolean => {
    const text = `${node.name} ${node.urlSegment}`.toLowerCase()
    const isInState = state === '' || (state === 'waiting' ? node.waiting === true : node.state === state)
    return isInState && (type === '' || node.alias === type) && parts.every(part => text.includes(part))
  }
}
