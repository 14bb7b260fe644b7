import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/content-database.ts'
import { type Conflict, nodes } from '../../database/tables.ts'
import { stateOf, type Version } from '../../database/versions.ts'
import { updateNode, updateVersion } from '../../database/write-source.ts'
import { fileOf, type ImportPlan } from './plan-import.ts'

/** Puts what changed files say beside what editors wrote. An editor decides by publishing, or by discarding the other. */
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

/** Notes of nodes that show what their files say: where that is, and how it is written there. No version comes of it. */
export async function settle(tx: Transaction, plan: ImportPlan): Promise<void> {
  for (const { source, row } of plan.settle) {
    const state = { ...stateOf(row), source: source.source }
    const conflict = row.conflict?.by === 'file' ? null : row.conflict
    await updateNode(tx, state, { file: fileOf(source), sourceHash: source.sourceHash, editedAt: null, conflict })
    await updateVersion(tx, row.version, state)
  }
}
