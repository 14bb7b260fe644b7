import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../content-database.ts'
import { type NodeState, readSnapshot } from '../versions.ts'
import { publications } from './publication-tables.ts'

/** The text of a node that goes live at an instant; `state` is what it said when the hour was chosen. */
export type Publication = Omit<typeof publications.$inferSelect, 'snapshot'> & { state: NodeState }

type Reader = Pick<ContentDatabase, 'select'>

/** What goes live at an hour, the first to go first. All of it, or of some nodes. */
export async function readPublications(db: Reader, keys?: string[]): Promise<Publication[]> {
  if (keys?.length === 0) return []
  return read(db, keys && inArray(publications.key, keys))
}

/** One of them by its id; undefined if it is live, was taken back, or got another hour. */
export async function readPublication(db: Reader, id: string): Promise<Publication | undefined> {
  return (await read(db, eq(publications.id, id)))[0]
}

/** What goes live at the hour of a release. */
export const publicationsOf = (db: Reader, release: string): Promise<Publication[]> =>
  read(db, eq(publications.release, release))

async function read(db: Reader, where: SQL | undefined): Promise<Publication[]> {
  const rows = await db.select().from(publications).where(where).orderBy(asc(publications.at))
  return rows.map(({ snapshot, ...row }) => ({ ...row, state: readSnapshot(snapshot) }))
}

type Hour = Pick<Publication, 'at' | 'release'>

/** When the texts of nodes go live, by the key of the node, without those that could not: quick to read. */
export async function publicationHours(db: Reader): Promise<Map<string, Hour>> {
  const { key, at, trouble, release } = publications
  const rows = await db.select({ key, at, trouble, release }).from(publications)
  return new Map(rows.flatMap(({ key, trouble, ...hour }) => (trouble === null ? [[key, hour]] : [])))
}

/** Whether this version of a node is to go live as it is. */
export async function isAwaited(db: Reader, key: string, version: number): Promise<boolean> {
  const where = and(eq(publications.key, key), eq(publications.version, version))
  return (await db.select({ id: publications.id }).from(publications).where(where)).length > 0
}

/**
 * Forgets the hour of a node that was published by hand, where that needs no answer any more: it showed the very version,
 * the same person had chosen the hour, or the hour had passed in vain. The hour that another person chose stays, and they
 * are told at it that visitors saw another text.
 */
export async function forgetAnswered(
  tx: Transaction,
  key: string,
  { version = 0, author }: { version: number | undefined; author: string },
): Promise<void> {
  const isAnswered = or(
    eq(publications.version, version),
    eq(publications.author, author),
    isNotNull(publications.trouble),
  )
  await tx.delete(publications).where(and(eq(publications.key, key), isAnswered))
}
