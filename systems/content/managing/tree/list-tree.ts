import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { waitingKeys } from '../../database/publishing/publish-requests.ts'
import { releasesByPage } from '../../database/publishing/releases.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { translationMarks } from './translation-marks.ts'
import { type WorkingNode, type WorkingTree, workingTree } from './working-tree.ts'

type Sources = Pick<ManageOptions, 'db' | 'store'>

/** Parents before their children, siblings in their order. */
export async function wholeTree(sources: Sources): Promise<{ nodes: TreeNode[]; revision: number }> {
  const from = await read(sources)
  const { tree } = from
  const nodes: TreeNode[] = []
  const add = (parentKey: string | null) => {
    for (const node of tree.childrenOf.get(parentKey) ?? []) {
      nodes.push(treeNode(from, node))
      add(node.key)
    }
  }
  add(null)
  return { nodes, revision: sources.store.current()?.revision ?? 0 }
}

export async function childrenOf(sources: Sources, parent: string): Promise<{ children: TreeNode[] }> {
  const from = await read(sources)
  const children = from.tree.childrenOf.get(parent === 'root' ? null : parent.toLowerCase()) ?? []
  return { children: children.map(node => treeNode(from, node)) }
}

type Standing = {
  tree: WorkingTree
  waiting: ReadonlySet<string>
  releases: ReadonlyMap<string, { name: string }>
  marks: Awaited<ReturnType<typeof translationMarks>>
}

async function read(sources: Sources): Promise<Standing> {
  const { db } = sources
  const [tree, waiting, releases] = await Promise.all([workingTree(sources), waitingKeys(db), releasesByPage(db)])
  return { tree, waiting, releases, marks: await translationMarks(sources, tree.translationDrafts) }
}

const treeNode = (
  { tree, waiting, releases, marks }: Standing,
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
  ...(releases.has(key) && { release: releases.get(key)?.name }),
  ...(marks.has(key) && { translations: marks.get(key) }),
  ...(goesLive && { goesLive: goesLive.toISOString() }),
  children: tree.childrenOf.get(key)?.length ?? 0,
})
