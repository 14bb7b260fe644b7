import { eq } from 'drizzle-orm'
import { withAncestors, withDescendants } from '../database/ancestors.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { type NodeRow, nodes, type Properties } from '../database/tables.ts'
import { keepVersions, lastVersions, type NodeState } from '../database/versions.ts'
import { recordChange, writeContent } from '../database/write-content.ts'
import { isPage } from '../schemas/registry.ts'
import type { NodeInput } from './node-input.ts'

/** A change that does not fit the tree, with words for the editor. */
export type Refusal = { refused: string }

export type Saved = { key: string; id: number; version: number; created: boolean }

/** Makes or changes a node as an editor wants it, keeps the version and notes the change for the site. */
export function saveNode(
  db: ContentDatabase,
  key: string,
  input: NodeInput,
  properties: Properties,
): Promise<Saved | Refusal> {
  return writeContent(db, async tx => {
    const before = await tx.select().from(nodes)
    const refused = misfit(key, input, before)
    if (refused !== undefined) return { refused }
    const state: NodeState = {
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
    }
    const row = before.find(node => node.key === key)
    const version = ((await lastVersions(tx, [key])).get(key) ?? 0) + 1
    const now = new Date()
    const bookkeeping = { version, changedAt: now, editedAt: now, deletedAt: null }
    const [saved] = row
      ? await tx
          .update(nodes)
          .set({ ...state, ...bookkeeping })
          .where(eq(nodes.key, key))
          .returning({ id: nodes.id })
      : await tx
          .insert(nodes)
          .values({ ...state, ...bookkeeping })
          .returning({ id: nodes.id })
    await keepVersions(tx, 'editor', [{ key, version, state }])
    const after = [...before.filter(node => node.key !== key), state]
    await recordChange(tx, [...withAncestors([key], before), ...withAncestors([key], after)])
    return { key, id: saved?.id ?? 0, version, created: row === undefined || row.deletedAt !== null }
  })
}

function misfit(key: string, input: NodeInput, rows: NodeRow[]): string | undefined {
  const live = rows.filter(row => row.deletedAt === null)
  if (input.parentKey !== null) {
    if (!live.some(row => row.key === input.parentKey)) return 'There is no node with this parentKey.'
    if (withDescendants(key, rows).includes(input.parentKey)) return 'A node cannot lie below itself.'
  }
  const address = input.urlSegment.toLowerCase()
  const taken = live.some(
    row =>
      row.key !== key &&
      row.parentKey === input.parentKey &&
      row.urlSegment.toLowerCase() === address &&
      isPage(row.alias) &&
      isPage(input.alias),
  )
  return taken ? 'Another page under the same parent has this urlSegment.' : undefined
}
