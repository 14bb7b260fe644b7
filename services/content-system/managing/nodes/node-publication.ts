import type { publication } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { inArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { ContentDatabase } from '../../database/content-database.ts'
import { type Publication, readPublications } from '../../database/publishing/publications.ts'
import { type NodeRow, nodes } from '../../database/tables.ts'
import { type NodeState, versionOf } from '../../database/versions.ts'
import { stableText } from '../../files/importing/stable-text.ts'
import { namesByAuthor } from '../audit/author-names.ts'
import type { ManageOptions } from '../writing/manage-options.ts'

export type ShownPublication = z.output<typeof publication>

/** What goes live at an hour, by the key of its node, in the order of the hours. All of it, or of some nodes. */
export async function shownPublications(
  options: Pick<ManageOptions, 'db' | 'namesOf'>,
  keys?: string[],
): Promise<Map<string, ShownPublication>> {
  const { db } = options
  const found = await readPublications(db, keys)
  const rows = found.length === 0 ? [] : await rowsOf(db, found)
  const name = await namesByAuthor(
    options,
    found.map(({ author }) => author),
  )
  const shown = found.map(async one => {
    const row = rows.find(({ key }) => key === one.key)
    const { at, version, trouble } = one
    const early = row && (await isOvertaken(db, one, row)) ? 'overtaken' : null
    const view = { name: one.state.name, at: at.toISOString(), version, by: name(one.author), failed: trouble !== null }
    return [one.key, { ...view, trouble: trouble ?? early }] as const
  })
  return new Map(await Promise.all(shown))
}

const rowsOf = (db: ContentDatabase, found: Publication[]) =>
  db
    .select()
    .from(nodes)
    .where(
      inArray(
        nodes.key,
        found.map(({ key }) => key),
      ),
    )

/**
 * Whether visitors see another text of a node than when its hour was chosen: another person has published it, taken it off
 * the site, or changed its file. Where it stands in the tree does not matter. What they see may be the very text that waits.
 */
export async function isOvertaken(
  db: Pick<ContentDatabase, 'select'>,
  { key, base, state }: Publication,
  row: NodeRow,
): Promise<boolean> {
  if (row.conflict !== null) return true
  if (row.version === base || textOf(row) === textOf(state)) return false
  const before = base === null ? undefined : await versionOf(db, key, base)
  return before === undefined || textOf(row) !== textOf(before.state)
}

/** What a node says, without where it stands. */
export const textOf = ({ alias, name, source, publishAt, unpublishAt, updated }: NodeState): string =>
  stableText({ alias, name, source, publishAt, unpublishAt, updated })
