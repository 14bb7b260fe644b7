import { withDescendants } from '../database/ancestors.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { type NodeRow, nodes, type Properties } from '../database/tables.ts'
import type { NodeState } from '../database/versions.ts'
import { writeContent } from '../database/write-content.ts'
import { isPage } from '../schemas/registry.ts'
import type { NodeInput } from './node-input.ts'
import { type Saved, writeState } from './write-state.ts'

/** A change that does not fit the tree, with words for the editor. */
export type Refusal = { refused: string }

/** Makes or changes a node as an editor wants it, keeps the version and notes the change for the site. */
export function saveNode(
  db: ContentDatabase,
  key: string,
  input: NodeInput,
  properties: Properties,
): Promise<Saved | Refusal> {
  return writeContent(db, async tx => {
    const before = await tx.select().from(nodes)
    const state = stateFrom(key, input, properties)
    const refused = misfit(state, before)
    return refused === undefined ? writeState(tx, state, before) : { refused }
  })
}

/** What an editor's input makes of a node. */
export const stateFrom = (key: string, input: NodeInput, properties: Properties): NodeState => ({
  key,
  parentKey: input.parentKey,
  alias: input.alias,
  urlSegment: input.urlSegment,
  name: input.name,
  sort: input.sort ?? 1000,
  properties,
  publishAt: input.publishAt === undefined ? null : new Date(input.publishAt),
  unpublishAt: input.unpublishAt === undefined ? null : new Date(input.unpublishAt),
  updated: input.updated ?? null,
})

/** Why a node does not fit into the tree, in words for the editor; undefined if it does. */
export function misfit({ key, parentKey, alias, urlSegment }: NodeState, rows: NodeRow[]): string | undefined {
  const live = rows.filter(row => row.deletedAt === null)
  if (parentKey !== null) {
    if (!live.some(row => row.key === parentKey)) return 'There is no node with this parentKey.'
    if (withDescendants(key, rows).includes(parentKey)) return 'A node cannot lie below itself.'
  }
  const address = urlSegment.toLowerCase()
  const taken = live.some(
    row =>
      row.key !== key &&
      row.parentKey === parentKey &&
      row.urlSegment.toLowerCase() === address &&
      isPage(row.alias) &&
      isPage(alias),
  )
  return taken ? 'Another page under the same parent has this urlSegment.' : undefined
}
