import { eq } from 'drizzle-orm'
import { withAncestors } from '../database/ancestors.ts'
import type { Transaction } from '../database/content-database.ts'
import { type NodeRow, nodes } from '../database/tables.ts'
import { keepVersions, type NodeState, nextVersions } from '../database/versions.ts'
import { recordChange } from '../database/write-content.ts'
import { indexNodes } from '../delivery/search/index-nodes.ts'

export type Saved = { key: string; id: number; version: number; created: boolean }

/**
 * Makes a node what an editor decided: writes it, keeps the version, brings the search index up to date and notes the
 * change for the site. `before` are all nodes as they were.
 */
export async function writeState(tx: Transaction, state: NodeState, before: NodeRow[]): Promise<Saved> {
  const { key } = state
  const row = before.find(node => node.key === key)
  const version = (await nextVersions(tx, [key]))(key)
  const now = new Date()
  const values = { ...state, version, changedAt: now, editedAt: now, deletedAt: null }
  const [saved] = row
    ? await tx.update(nodes).set(values).where(eq(nodes.key, key)).returning({ id: nodes.id })
    : await tx.insert(nodes).values(values).returning({ id: nodes.id })
  await keepVersions(tx, 'editor', [{ key, version, state }])
  await indexNodes(tx, [key])
  const after = [...before.filter(node => node.key !== key), state]
  await recordChange(tx, [...withAncestors([key], before), ...withAncestors([key], after)])
  return { key, id: saved?.id ?? 0, version, created: row === undefined || row.deletedAt !== null }
}
