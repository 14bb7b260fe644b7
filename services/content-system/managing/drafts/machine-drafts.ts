import type { ContentDatabase } from '../../database/content-database.ts'
import { placesAround } from '../../database/place.ts'
import { keepDraft, type NodeState, newestDrafts, nextVersions } from '../../database/versions.ts'
import { writeContent } from '../../database/write-content.ts'
import { misfit, type Refusal } from '../writing/misfit.ts'
import { faultText, readProperties } from '../writing/node-input.ts'
import { type Saved, writeStates } from '../writing/write-states.ts'

/** Keeps a state of a node, or of one to come, as its newest version without publishing it. */
export function saveDraft(
  db: ContentDatabase,
  state: NodeState,
  author: string,
): Promise<{ key: string; version: number } | Refusal> {
  return writeContent(db, async tx => {
    const refused = misfit(state, await placesAround(tx, [state]))
    if (refused !== undefined) return { refused }
    const version = (await nextVersions(tx, [state.key]))(state.key)
    await keepDraft(tx, version, state, author)
    return { key: state.key, version }
  })
}

/** Publishes the newest version of a node. Undefined if that is not a draft; refused while something is missing or wrong in it. */
export function publishMachineDraft(
  db: ContentDatabase,
  key: string,
  author: string,
): Promise<Saved | Refusal | undefined> {
  return writeContent(db, async tx => {
    const [draft] = await newestDrafts(tx, [key])
    if (draft === undefined) return undefined
    const read = readProperties(draft.alias, draft.source)
    if ('faults' in read) return { refused: faultText(read.faults) }
    const places = await placesAround(tx, [draft])
    const refused = misfit(draft, places)
    if (refused !== undefined) return { refused }
    const [saved] = await writeStates(tx, [draft], places, author)
    return saved
  })
}
