import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/content-database.ts'
import { type Conflict, nodes } from '../../database/tables.ts'
import { stateOf, type Version } from '../../database/versions.ts'
import { updateNode, updateVersion } from '../../database/write-source.ts'
import { fileOf, type ImportPlan } from './plan-import.ts'

/** Stores the texts of changed files beside those of editors. An editor decides by publishing or discarding. */
export async function noteConflicts(tx: Transaction, { conflict }: ImportPlan): Promise<void> {
  for (const { source, row } of conflict) {
    const { sourceHash } = source
    const noted: Conflict = { by: 'file', at: new Date().toISOString(), sourceHash, snapshot: stateOf(source) }
    await tx
      .update(nodes)
      .set({ conflict: noted, file: fileOf(source) })
      .where(eq(nodes.key, row.key))
  }
}

/** The draft that a changed file overtook, as the other text of a conflict; null if there was none. */
export const conflictWithDraft = (draft: Version | undefined): Conflict | null =>
  draft === undefined
    ? null
    : { by: 'editor', at: draft.at.toISOString(), sourceHash: null, snapshot: stateOf(draft.state) }

/** Updates the files' paths and sources of nodes that otherwise equal their files. Adds no versions. */
export async function settle(tx: Transaction, plan: ImportPlan): Promise<void> {
  for (const { source, row } of plan.settle) {
    const state = { ...stateOf(row), source: source.source }
    const conflict = row.conflict?.by === 'file' ? null : row.conflict
    await updateNode(tx, state, { file: fileOf(source), sourceHash: source.sourceHash, editedAt: null, conflict })
    await updateVersion(tx, row.version, state)
  }
}
