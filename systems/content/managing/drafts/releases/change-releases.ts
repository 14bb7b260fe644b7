import { maxReleasePages } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { and, eq } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { publications } from '../../../database/publishing/publication-tables.ts'
import { publicationsOf, readPublications } from '../../../database/publishing/publications.ts'
import { endRequest, keepRequest, lastRequest } from '../../../database/publishing/publish-requests.ts'
import { releasePages, releases } from '../../../database/publishing/release-tables.ts'
import {
  dropRelease,
  isAhead,
  pagesOf,
  type Release,
  readRelease,
  releasesByPage,
} from '../../../database/publishing/releases.ts'
import { writeContent } from '../../../database/write-content.ts'
import { mailAsker, type Outbox } from '../../people/mails/request-mails.ts'
import { found, refused } from '../../writing/manage-fault.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { newestOf } from '../../writing/newest.ts'

export const missingRelease = 'There is no such release. It may have been published or deleted.'
export const otherPages = 'Another user has changed which pages are in this release.'
export const nothingToPublish = 'None of these pages has changes to publish.'

/** @throws 404 for a release that is unknown or over */
export const releaseOf = async (tx: Transaction, id: string): Promise<Release> =>
  found(await readRelease(tx, id), missingRelease)

export async function makeRelease(db: ContentDatabase, name: string, by: string): Promise<Release> {
  const [row] = await db.insert(releases).values({ name, by }).returning()
  if (row === undefined) throw new Error('the release was not written')
  return row
}

export async function renameRelease(db: ContentDatabase, id: string, name: string): Promise<Release> {
  const which = and(eq(releases.id, id), isAhead)
  const [renamed] = await db.update(releases).set({ name }).where(which).returning()
  return found(renamed, missingRelease)
}

/** Deletes a release, also with the notice that its publication failed. Drafts stay. */
export const deleteRelease = (db: ContentDatabase, id: string): Promise<Release> =>
  changePages(db, id, async (tx, release) => {
    await dropRelease(tx, id)
    return release
  })

/** Adds a page to a release, once. */
export const addPage = (db: ContentDatabase, id: string, key: string): Promise<Release> =>
  writeContent(db, tx => addPageIn(tx, id, key))

export const addPageIn = (tx: Transaction, id: string, key: string): Promise<Release> =>
  changePagesIn(tx, id, async release => {
    const other = (await releasesByPage(tx, key)).get(key)
    if (other?.id === id) return release
    if (other) throw refused(`This page is in the release “${other.name}”. Remove it there first.`)
    const { draft, row } = await newestOf(tx, key)
    if (draft === undefined && row === undefined) throw refused('There is no such page any more.')
    if ((await readPublications(tx, [key])).some(({ trouble }) => trouble === null))
      throw refused('This page goes live at an hour of its own. Take that back first.')
    if ((await pagesOf(tx, id)).length >= maxReleasePages)
      throw refused(`A release holds at most ${maxReleasePages} pages. Make another one.`)
    // The remaining row is the notice of a failed publication.
    await tx.delete(publications).where(eq(publications.key, key))
    await tx.insert(releasePages).values({ key, release: id })
    await tx
      .update(releases)
      .set({ takenOut: withoutPage(release, key) })
      .where(eq(releases.id, id))
    return release
  })

const withoutPage = ({ takenOut }: Release, key: string) => takenOut.filter(page => page.key !== key)

/**
 * Removes a page from a release, which names it from then on; its draft stays. With a note it is sent back to the writer who
 * asked for the release. @throws 404 if it is not in it
 */
export const removePage = (
  { db, queue }: Pick<ManageOptions, 'db' | 'queue'>,
  id: string,
  { key, by, note }: { key: string; by: string; note: string },
): Promise<Release> =>
  changePages(db, id, async (tx, release) => {
    const gone = await tx
      .delete(releasePages)
      .where(and(eq(releasePages.key, key), eq(releasePages.release, id)))
      .returning()
    await tx.delete(publications).where(and(eq(publications.key, key), eq(publications.release, id)))
    found(gone[0], 'This page is not in the release.')
    const { draft, row } = await newestOf(tx, key)
    const page = { key, name: draft?.state.name ?? row?.name ?? '', by, at: new Date().toISOString(), note }
    await tx
      .update(releases)
      .set({ takenOut: [...withoutPage(release, key), page] })
      .where(eq(releases.id, id))
    if (note && draft) await sendPageBack({ tx, queue }, id, { key, by, note, version: draft.version })
    return release
  })

/** Ends the request to publish a page, its own or the one of its release, and tells the user who asked. */
async function sendPageBack(
  outbox: Outbox,
  release: string,
  { key, by, note, version }: { key: string; by: string; note: string; version: number },
): Promise<void> {
  const request = await lastRequest(outbox.tx, release)
  if ((await lastRequest(outbox.tx, key))?.state !== 'waiting') {
    if (request?.state !== 'waiting') return
    await keepRequest(outbox.tx, { key, by: request.by, note: request.note, version })
  }
  const ended = await endRequest(outbox.tx, key, { state: 'sentBack', endedBy: by, answer: note })
  if (ended) await mailAsker(outbox, ended)
}

const changePages = (
  db: ContentDatabase,
  id: string,
  change: (tx: Transaction, release: Release) => Promise<Release>,
): Promise<Release> => writeContent(db, tx => changePagesIn(tx, id, release => change(tx, release)))

/** @throws 409 for a scheduled release: the pages that were checked must go live */
async function changePagesIn(
  tx: Transaction,
  id: string,
  change: (release: Release) => Promise<Release>,
): Promise<Release> {
  const release = await releaseOf(tx, id)
  if ((await publicationsOf(tx, id)).some(({ trouble }) => trouble === null))
    throw refused('The release waits for its hour. Take the hour back before you change its pages.')
  return change(release)
}
