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

/** Scheduled publications of all nodes, or of some, by key; in the order of their hours. */
export async function shownPublications(
  options: Pick<ManageOptions, 'db' | 'namesOf'>,
  keys?: string[],
): Promise<Map<string, ShownPublication>> {
  const { db } = options
  const publications = await readPublications(db, keys)
  const rows = publications.length === 0 ? [] : await rowsOf(db, publications)
  const name = await namesByAuthor(
    options,
    publications.map(({ author }) => author),
  )
  const shown = publications.map(async one => {
    const row = rows.find(({ key }) => key === one.key)
    const { at, version, trouble } = one
    const early = row && (await isOvertaken(db, one, row)) ? 'overtaken' : null
    const view = { name: one.state.name, at: at.toISOString(), version, by: name(one.author), failed: trouble !== null }
    return [one.key, { ...view, trouble: trouble ?? early }] as const
  })
  return new Map(await Promise.all(shown))
}

const rowsOf = (db: ContentDatabase, publications: Publication[]) =>
  db
    .select()
    .from(nodes)
    .where(
      inArray(
        nodes.key,
        publications.map(({ key }) => key),
      ),
    )

/** True if another person has published, unpublished or imported the node since it was scheduled; moves do not count. */
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

/** The text of a node, without its place. */
export const textOf = ({ alias, name, source, publishAt, unpublishAt, updated }: NodeState): string =>
  stableText({ alias, name, source, publishAt, unpublishAt, updated })
