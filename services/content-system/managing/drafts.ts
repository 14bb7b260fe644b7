import type { ContentDatabase } from '../database/content-database.ts'
import { nodes } from '../database/tables.ts'
import { keepDraft, type NodeState, newestDrafts, nextVersions } from '../database/versions.ts'
import { writeContent } from '../database/write-content.ts'
import { misfit, type Refusal } from './save-node.ts'
import { type Saved, writeState } from './write-state.ts'

/** Keeps a node's next version without publishing it: only previews show it. */
export function saveDraft(db: ContentDatabase, state: NodeState): Promise<{ key: string; version: number } | Refusal> {
  return writeContent(db, async tx => {
    const refused = misfit(state, await tx.select().from(nodes))
    if (refused !== undefined) return { refused }
    const version = (await nextVersions(tx, [state.key]))(state.key)
    await keepDraft(tx, version, state)
    return { key: state.key, version }
  })
}

/** Publishes a node's draft, if its newest version is one; undefined if it is not. */
export function publishDraft(db: ContentDatabase, key: string): Promise<Saved | Refusal | undefined> {
  return writeContent(db, async tx => {
    const [draft] = await newestDrafts(tx, [key])
    if (draft === undefined) return undefined
    const before = await tx.select().from(nodes)
    // The tree may have changed since the draft was kept.
    const refused = misfit(draft, before)
    return refused === undefined ? writeState(tx, draft, before) : { refused }
  })
}
