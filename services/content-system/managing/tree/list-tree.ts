import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { type WorkingNode, type WorkingTree, workingTree } from './working-tree.ts'

type Sources = Pick<ManageOptions, 'db' | 'store'>

/** Every node, parents before their children, siblings in their order. */
export async function wholeTree(sources: Sources): Promise<{ nodes: TreeNode[]; revision: number }> {
  const tree = await workingTree(sources)
  const nodes: TreeNode[] = []
  const add = (parentKey: string | null) => {
    for (const node of tree.childrenOf.get(parentKey) ?? []) {
      nodes.push(treeNode(tree, node))
      add(node.key)
    }
  }
  add(null)
  return { nodes, revision: sources.store.current()?.revision ?? 0 }
}

/** The nodes right below one, or at the top. */
export async function childrenOf(sources: Sources, parent: string): Promise<{ children: TreeNode[] }> {
  const tree = await workingTree(sources)
  const children = tree.childrenOf.get(parent === 'root' ? null : parent.toLowerCase()) ?? []
  return { children: children.map(node => treeNode(tree, node)) }
}

const treeNode = (
  tree: WorkingTree,
  { key, parentKey, alias, name, urlSegment, sort, state }: WorkingNode,
): TreeNode => ({
  key,
  parentKey,
  alias,
  name,
  urlSegment,
  sort,
  state,
  children: tree.childrenOf.get(key)?.length ?? 0,
})
