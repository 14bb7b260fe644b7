import { inArray, sql } from 'drizzle-orm'
import { withAncestors, withDescendants } from '../../database/ancestors.ts'
import type { Transaction } from '../../database/content-database.ts'
import { type Place, withChanges } from '../../database/place.ts'
import { nodes } from '../../database/tables.ts'
import { keepVersions, type NodeState, nextVersions, stateOf } from '../../database/versions.ts'
import { recordChange } from '../../database/write-content.ts'
import { insertNodes, updateNode } from '../../database/write-source.ts'
import { indexNodes } from '../../delivery/search/index-nodes.ts'
import { keepOldAddresses } from '../tree/redirects/keep-old-addresses.ts'

export type Saved = { key: string; id: number; version: number; created: boolean }

/**
 * Adds versions, redirects old addresses, updates the search index, records the changes and ends conflicts.
 * @param states parents before their children @param before the places before the change
 */
export async function writeStates(
  tx: Transaction,
  states: NodeState[],
  before: Place[],
  author: string,
): Promise<Saved[]> {
  const keys = states.map(({ key }) => key)
  const nextVersion = await nextVersions(tx, keys)
  const { alone, noticed } = await comparedWithBefore(tx, states)
  const places = new Map(before.map(place => [place.key, place]))
  const ids = new Map<string, number>()
  const now = new Date()
  for (const state of states) {
    const bookkeeping = { version: nextVersion(state.key), changedAt: now, editedAt: now, deletedAt: null }
    const sourceHash = sql`coalesce(${nodes.conflict} ->> 'sourceHash', ${nodes.sourceHash})`
    const id = places.has(state.key)
      ? await updateNode(tx, stateOf(state), { ...bookkeeping, sourceHash, conflict: null })
      : (await insertNodes(tx, [{ ...stateOf(state), ...bookkeeping }]))[0]
    ids.set(state.key, id ?? 0)
  }
  const entries = states.map(state => ({ key: state.key, version: nextVersion(state.key), state }))
  await keepVersions(tx, { by: 'editor', author }, entries)
  const after = withChanges(before, states)
  await keepOldAddresses(tx, keys, before, after, author)
  await indexNodes(
    tx,
    keys.filter(key => !alone.includes(key)),
    alone,
  )
  const below = noticed.flatMap(key => withDescendants(key, after))
  const touched = [...withAncestors(keys, before), ...withAncestors(keys, after), ...below]
  await recordChange(tx, touched)
  return states.map(({ key }) => ({
    key,
    id: ids.get(key) ?? 0,
    version: nextVersion(key),
    created: (places.get(key)?.deletedAt ?? undefined) !== undefined || !places.has(key),
  }))
}

/**
 * `alone`: the keys of nodes with the same parent, name and window as before: the index of their descendants does not
 * change. `noticed`: those with another notice, which the pages below show too.
 */
async function comparedWithBefore(tx: Transaction, states: NodeState[]) {
  const { key, parentKey, publishAt, unpublishAt, deletedAt, name, properties } = nodes
  const keys = states.map(state => state.key)
  const rows = await tx
    .select({ key, parentKey, publishAt, unpublishAt, deletedAt, name, properties })
    .from(nodes)
    .where(inArray(nodes.key, keys))
  const were = new Map(rows.map(row => [row.key, row]))
  const shown = (node: Pick<NodeState, 'publishAt' | 'unpublishAt' | 'name' | 'properties'>) =>
    JSON.stringify([node.publishAt?.getTime(), node.unpublishAt?.getTime(), node.name, node.properties.noun])
  const noticeOf = (node?: Pick<NodeState, 'properties'>) => JSON.stringify(node?.properties.notice)
  const alone = states.flatMap(state => {
    const was = were.get(state.key)
    const stays = was && was.deletedAt === null && was.parentKey === state.parentKey && shown(was) === shown(state)
    return stays ? [state.key] : []
  })
  const noticed = states.filter(state => noticeOf(state) !== noticeOf(were.get(state.key))).map(({ key }) => key)
  return { alone, noticed }
}

export async function readStates(tx: Transaction, keys: string[]): Promise<NodeState[]> {
  const rows = await tx.select().from(nodes).where(inArray(nodes.key, keys))
  return rows.map(stateOf)
}
