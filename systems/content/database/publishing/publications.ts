import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../content-database.ts'
import { type NodeState, readSnapshot } from '../versions.ts'
import { publications } from './publication-tables.ts'

/** A scheduled publication; `state` is the node when it was scheduled. */
export type Publication = Omit<typeof publications.$inferSelect, 'snapshot'> & { state: NodeState }

type Reader = Pick<ContentDatabase, 'select'>

/** The earliest first. */
export async function readPublications(db: Reader, keys?: string[]): Promise<Publication[]> {
  if (keys?.length === 0) return []
  return read(db, keys && inArray(publications.key, keys))
}

/** @returns undefined if it is live, cancelled, or was scheduled again */
export async function readPublication(db: Reader, id: string): Promise<Publication | undefined> {
  return (await read(db, eq(publications.id, id)))[0]
}

export const publicationsOf = (db: Reader, release: string): Promise<Publication[]> =>
  read(db, eq(publications.release, release))

async function read(db: Reader, where: SQL | undefined): Promise<Publication[]> {
  const rows = await db.select().from(publications).where(where).orderBy(asc(publications.at))
  return rows.map(({ snapshot, ...row }) => ({ ...row, state: readSnapshot(snapshot) }))
}

type Hour = Pick<Publication, 'at' | 'release'>

/** By node, without failed ones; quick to read. */
export async function publicationHours(db: Reader): Promise<Map<string, Hour>> {
  const { key, at, trouble, release } = publications
  const rows = await db.select({ key, at, trouble, release }).from(publications)
  return new Map(rows.flatMap(({ key, trouble, ...hour }) => (trouble === null ? [[key, hour]] : [])))
}

export async function isAwaited(db: Reader, key: string, version: number): Promise<boolean> {
  const where = and(eq(publications.key, key), eq(publications.version, version))
  return (await db.select({ id: publications.id }).from(publications).where(where)).length > 0
}

/**
 * Deletes the schedule of a node that was published by hand, if it has the same version or author, or has failed. Another
 * person's schedule stays: at its hour they get a notice that visitors saw another text.
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
