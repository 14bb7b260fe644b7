import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/content-database.ts'
import { type Conflict, nodes, nodeVersions } from '../../database/tables.ts'
import { stateOf, type Version } from '../../database/versions.ts'
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
    const known = { source: source.source, file: fileOf(source), sourceHash: source.sourceHash }
    await tx
      .update(nodes)
      .set({ ...known, editedAt: null, conflict: row.conflict?.by === 'file' ? null : row.conflict })
      .where(eq(nodes.key, row.key))
    await tx
      .update(nodeVersions)
      .set({ snapshot: sql`${nodeVersions.snapshot} || ${JSON.stringify({ source: source.source })}::jsonb` })
      .where(and(eq(nodeVersions.key, row.key), eq(nodeVersions.version, row.version)))
  }
}
