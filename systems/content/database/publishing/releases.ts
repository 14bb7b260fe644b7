import type { TakenOut } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../content-database.ts'
import { publications } from './publication-tables.ts'
import { endRequest, forgetRequests, type PublishRequest } from './publish-requests.ts'
import { type LivePage, releasePages, releases } from './release-tables.ts'

export type Release = typeof releases.$inferSelect

type Reader = Pick<ContentDatabase, 'select'>

export const isAhead = isNull(releases.liveAt)

export const readReleases = (db: Reader): Promise<Release[]> =>
  db.select().from(releases).where(isAhead).orderBy(asc(releases.madeAt), asc(releases.id))

/** @returns undefined for a release that is live */
export const readRelease = async (db: Reader, id: string): Promise<Release | undefined> =>
  (
    await db
      .select()
      .from(releases)
      .where(and(eq(releases.id, id), isAhead))
  )[0]

export const pastReleases = (db: Reader, max: number): Promise<Release[]> =>
  db.select().from(releases).where(isNotNull(releases.liveAt)).orderBy(desc(releases.liveAt)).limit(max)

/** By id, live releases included. */
export async function releasesById(db: Reader, ids: string[]): Promise<Map<string, Release>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(releases).where(inArray(releases.id, ids))
  return new Map(rows.map(row => [row.id, row]))
}

/** The pages that others removed from a release after it was asked for. */
export const leftOut = (release: Release | undefined, { by, at }: PublishRequest): TakenOut[] =>
  (release?.takenOut ?? []).filter(page => page.by !== by && new Date(page.at) >= at)

/** Keeps the release as a past one and ends its request. @param author as in the audit @returns the request, if any */
export async function endRelease(
  tx: Transaction,
  id: string,
  { author, pages }: { author: string; pages: LivePage[] },
): Promise<PublishRequest | undefined> {
  await tx.update(releases).set({ liveAt: new Date(), liveBy: author, livePages: pages }).where(eq(releases.id, id))
  await tx.delete(releasePages).where(eq(releasePages.release, id))
  await tx.delete(publications).where(eq(publications.release, id))
  return endRequest(tx, id, { state: 'published', endedBy: author, answer: null })
}

/** Deletes a release that is not live, and its publish request. */
export async function dropRelease(tx: Transaction, id: string): Promise<void> {
  await tx.delete(releases).where(eq(releases.id, id))
  await forgetRequests(tx, [id])
}

/** By the key of the page; of all pages, or of one. */
export async function releasesByPage(db: Reader, key?: string): Promise<Map<string, Pick<Release, 'id' | 'name'>>> {
  const rows = await db
    .select({ key: releasePages.key, id: releases.id, name: releases.name })
    .from(releasePages)
    .innerJoin(releases, eq(releases.id, releasePages.release))
    .where(key === undefined ? undefined : eq(releasePages.key, key))
  return new Map(rows.map(({ key, ...release }) => [key, release]))
}

export async function pagesOf(db: Reader, release: string): Promise<string[]> {
  const { key } = releasePages
  const rows = await db.select({ key }).from(releasePages).where(eq(releasePages.release, release)).orderBy(key)
  return rows.map(row => row.key)
}

export async function pagesReleasedWith(db: Reader, key: string): Promise<string[]> {
  const release = (await releasesByPage(db, key)).get(key)
  return release ? pagesOf(db, release.id) : []
}
