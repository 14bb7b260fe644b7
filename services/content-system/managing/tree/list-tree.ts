import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { waitingKeys } from '../../database/publishing/publish-requests.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { type WorkingNode, type WorkingTree, workingTree } from './working-tree.ts'

type Sources = Pick<ManageOptions, 'db' | 'store'>

/** Every node, parents before their children, siblings in their order. */
export async function wholeTree(sources: Sources): Promise<{ nodes: TreeNode[]; revision: number }> {
  const [tree, waiting] = await read(sources)
  const nodes: TreeNode[] = []
  const add = (parentKey: string | null) => {
    for (const node of tree.childrenOf.get(parentKey) ?? []) {
      nodes.push(treeNode(tree, waiting, node))
      add(node.key)
    }
  }
  add(null)
  return { nodes, revision: sources.store.current()?.revision ?? 0 }
}

/** The nodes right below one, or at the top. */
export async function childrenOf(sources: Sources, parent: string): Promise<{ children: TreeNode[] }> {
  const [tree, waiting] = await read(sources)
  const children = tree.childrenOf.get(parent === 'root' ? null : parent.toLowerCase()) ?? []
  return { children: children.map(node => treeNode(tree, waiting, node)) }
}

const read = (sources: Sources) => Promise.all([workingTree(sources), waitingKeys(sources.db)])

const treeNode = (
  tree: WorkingTree,
  waiting: ReadonlySet<string>,
  { key, parentKey, alias, name, urlSegment, sort, state, goesLive }: WorkingNode,
): TreeNode => ({
  key,
  parentKey,
  alias,
  name,
  urlSegment,
  sort,
  state,
  ...(waiting.has(key) && { waiting: true }),
  ...(goesLive && { goesLive: goesLive.toISOString() }),
  children: tree.childrenOf.get(key)?.length ?? 0,
})
