import { asc, eq } from 'drizzle-orm'
import type { ContentDatabase } from '../content-database.ts'
import { releasePages, releases } from './release-tables.ts'

export type Release = typeof releases.$inferSelect

type Reader = Pick<ContentDatabase, 'select'>

/** All releases, the first made first. */
export const readReleases = (db: Reader): Promise<Release[]> =>
  db.select().from(releases).orderBy(asc(releases.madeAt), asc(releases.id))

/** One release by its id. */
export const readRelease = async (db: Reader, id: string): Promise<Release | undefined> =>
  (await db.select().from(releases).where(eq(releases.id, id)))[0]

/** The release that each page is in, by the key of the page. Of all pages, or of one. */
export async function releasesByPage(db: Reader, key?: string): Promise<Map<string, Pick<Release, 'id' | 'name'>>> {
  const rows = await db
    .select({ key: releasePages.key, id: releases.id, name: releases.name })
    .from(releasePages)
    .innerJoin(releases, eq(releases.id, releasePages.release))
    .where(key === undefined ? undefined : eq(releasePages.key, key))
  return new Map(rows.map(({ key, ...release }) => [key, release]))
}

/** The keys of the pages of a release. */
export async function pagesOf(db: Reader, release: string): Promise<string[]> {
  const { key } = releasePages
  const rows = await db.select({ key }).from(releasePages).where(eq(releasePages.release, release)).orderBy(key)
  return rows.map(row => row.key)
}

/** The keys of the pages that go live together with one; none if it is in no release. */
export async function pagesReleasedWith(db: Reader, key: string): Promise<string[]> {
  const release = (await releasesByPage(db, key)).get(key)
  return release ? pagesOf(db, release.id) : []
}
