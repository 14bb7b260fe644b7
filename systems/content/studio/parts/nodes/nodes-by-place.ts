import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'

export type Nodes = { byKey: Map<string, TreeNode>; below: Map<string | null, TreeNode[]> }

export function nodesByPlace(list: TreeNode[]): Nodes {
  const byKey = new Map(list.map(node => [node.key, node]))
  const below = new Map<string | null, TreeNode[]>()
  for (const node of list) {
    const parent = node.parentKey !== null && byKey.has(node.parentKey) ? node.parentKey : null
    const siblings = below.get(parent)
    if (siblings) siblings.push(node)
    else below.set(parent, [node])
  }
  for (const siblings of below.values()) {
    siblings.sort((a, b) => a.sort - b.sort || a.name.localeCompare(b.name))
  }
  return { byKey, below }
}

export function ancestors({ byKey }: Nodes, key: string): TreeNode[] {
  const parent = byKey.get(byKey.get(key)?.parentKey ?? '')
  return parent ? [...ancestors({ byKey, below: new Map() }, parent.key), parent] : []
}

export function isWithin(nodes: Nodes, key: string, other: string): boolean {
  return key === other || ancestors(nodes, key).some(node => node.key === other)
}

/** From 0, with children of expanded nodes; undefined while it is hidden. */
export function rowOf(nodes: Nodes, expanded: Set<unknown>, key: string): number | undefined {
  const node = nodes.byKey.get(key)
  if (node === undefined) return undefined
  const siblings = nodes.below.get(nodes.byKey.get(node.parentKey ?? '')?.key ?? null) ?? []
  const before = siblings.slice(0, siblings.indexOf(node)).reduce((sum, one) => sum + rowsOf(nodes, expanded, one), 0)
  if (!nodes.byKey.has(node.parentKey ?? '')) return before
  const parent = expanded.has(node.parentKey) ? rowOf(nodes, expanded, node.parentKey ?? '') : undefined
  return parent === undefined ? undefined : parent + 1 + before
}

/** With visible descendants. */
const rowsOf = (nodes: Nodes, expanded: Set<unknown>, { key }: TreeNode): number =>
  (expanded.has(key) ? (nodes.below.get(key) ?? []) : []).reduce((sum, one) => sum + rowsOf(nodes, expanded, one), 1)

export function rowsInOrder({ below }: Pick<Nodes, 'below'>, parent: string | null = null): TreeNode[] {
  return (below.get(parent) ?? []).flatMap(node => [node, ...rowsInOrder({ below }, node.key)])
}

export const countBelow = (nodes: Nodes, key: string): number =>
  (nodes.below.get(key) ?? []).reduce((sum, child) => sum + 1 + countBelow(nodes, child.key), 0)
