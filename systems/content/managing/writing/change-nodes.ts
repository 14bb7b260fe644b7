import type { Transaction } from '../../database/content-database.ts'
import { placesAround } from '../../database/place.ts'
import { drafts, keepDraft, type NodeState, nextVersions } from '../../database/versions.ts'
import { machine } from '../access/actor.ts'
import { readStates, writeStates } from './write-states.ts'

/** Changes published versions and drafts: a draft stays the newest version. @param patches by key */
export async function changeNodes(
  tx: Transaction,
  patches: ReadonlyMap<string, Partial<NodeState>>,
  author: string,
): Promise<void> {
  const keys = [...patches.keys()]
  const waiting = await drafts(tx, keys)
  const states = await readStates(tx, keys)
  const patched = states.map(state => ({ ...state, ...patches.get(state.key) }))
  const places = await placesAround(tx, patched)
  const live = new Set(places.filter(({ deletedAt }) => deletedAt === null).map(({ key }) => key))
  const changed = patched.filter(({ key }) => live.has(key))
  if (changed.length > 0) await writeStates(tx, changed, places, author)
  const nextVersion = await nextVersions(
    tx,
    waiting.map(({ state }) => state.key),
  )
  for (const { state, author: writer } of waiting) {
    await keepDraft(tx, nextVersion(state.key), { ...state, ...patches.get(state.key) }, writer ?? machine.id)
  }
}
