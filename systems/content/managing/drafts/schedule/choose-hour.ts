import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { eq, inArray } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { placesAround } from '../../../database/place.ts'
import { publications } from '../../../database/publishing/publication-tables.ts'
import { type Publication, readPublications } from '../../../database/publishing/publications.ts'
import { releasesByPage } from '../../../database/publishing/releases.ts'
import { type NodeState, stateOf } from '../../../database/versions.ts'
import { writeContent } from '../../../database/write-content.ts'
import type { StudioQueue } from '../../people/mails/studio-queue.ts'
import { type MadeFrom, refuseStale } from '../../writing/if-match.ts'
import { found, ManageFault, refused, refuseFaults } from '../../writing/manage-fault.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { newestOf, newestVersion } from '../../writing/newest.ts'
import { draftFaults, vanishFaults } from '../draft-faults.ts'
import { withoutPastEnd } from '../publish-draft.ts'

export type ScheduleOptions = Pick<ManageOptions, 'db' | 'library' | 'queue'>

type Scheduled = { at: string; version: number }
type Chosen = { at: Date; author: string }

/** Replaces an earlier schedule. @param vanish see `publishDraft` @throws 400 for a past instant, see also `refuseStale` */
export function scheduleNode(
  { db, library, queue }: ScheduleOptions,
  key: string,
  { at, author, from, vanish }: Chosen & { from: MadeFrom; vanish: boolean },
): Promise<Scheduled> {
  refusePast(at)
  return writeContent(db, async tx => {
    const release = (await releasesByPage(tx, key)).get(key)
    if (release) throw withRelease(release.name)
    const { draft, row } = await newestOf(tx, key)
    const newest = found(draft?.state ?? (row && stateOf(row)))
    const version = newestVersion({ draft, row })
    refuseStale(from, version)
    const state = withoutPastEnd(newest)
    refuseFaults(notThen, [
      ...(vanish ? [] : vanishFaults(state, row, at)),
      ...endFaults(state, at),
      ...draftFaults(state, await placesAround(tx, [state]), library),
    ])
    await replaceHours(tx, queue, [{ key, at, version, base: row?.version ?? null, state, author, release: null }])
    return { at: at.toISOString(), version }
  })
}

/** Moves a scheduled publication to another hour. @throws 404 if there is none, 409 for a failed one */
export function changeHour({ db, queue }: ScheduleOptions, key: string, { at, author }: Chosen): Promise<Scheduled> {
  refusePast(at)
  return writeContent(db, async tx => {
    const waiting = await scheduled(tx, key)
    if (waiting.trouble !== null) throw refused(failedAtHour)
    refuseFaults(notThen, endFaults(waiting.state, at))
    await replaceHours(tx, queue, [{ ...waiting, at, author }])
    return { at: at.toISOString(), version: waiting.version }
  })
}

/** Cancels a scheduled publication, or dismisses the notice that it failed. @throws 404 if there is neither */
export function takeHourBack(db: ContentDatabase, key: string): Promise<void> {
  return writeContent(db, async tx => {
    await scheduled(tx, key)
    await tx.delete(publications).where(eq(publications.key, key))
  })
}

/** @throws 404 if there is none, 409 for the one of a release */
async function scheduled(tx: Transaction, key: string): Promise<Publication> {
  const waiting = found((await readPublications(tx, [key]))[0], 'No text of this node goes live at an hour.')
  if (waiting.release !== null) throw withRelease()
  return waiting
}

/** Schedules texts, in the place of earlier schedules of these nodes. */
export async function replaceHours(
  tx: Transaction,
  queue: StudioQueue,
  texts: Omit<Publication, 'id' | 'trouble'>[],
): Promise<void> {
  const keys = texts.map(({ key }) => key)
  await tx.delete(publications).where(inArray(publications.key, keys))
  for (const { key, at, version, base, state, author, release } of texts) {
    const values = { key, at, version, base, snapshot: stateOf(state), author, release }
    const [row] = await tx.insert(publications).values(values).returning({ publication: publications.id })
    if (row) await queue.enqueue(tx, 'publication', [row], { startAfter: at })
  }
}

export const failedAtHour = 'It did not go live at its hour. Publish it again instead.'
const notThen = 'It cannot go live then.'

const withRelease = (name?: string) =>
  refused(`This page goes live with ${name ? `the release “${name}”` : 'a release'}. Choose the hour there.`)

/** @throws 400 for a past instant */
export function refusePast(at: Date): void {
  if (at <= new Date()) throw new ManageFault(400, 'This time has passed. Choose a later one.')
}

export const endFaults = ({ unpublishAt }: NodeState, at: Date): Fault[] =>
  unpublishAt !== null && unpublishAt <= at ? [{ path: ['unpublishAt'], message: 'is before it goes live' }] : []
