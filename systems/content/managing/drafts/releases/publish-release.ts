import { isStopping, type StoppedBy } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { eq } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { publications } from '../../../database/publishing/publication-tables.ts'
import { publicationsOf } from '../../../database/publishing/publications.ts'
import { pagesOf, type Release } from '../../../database/publishing/releases.ts'
import type { NodeState } from '../../../database/versions.ts'
import { writeContent } from '../../../database/write-content.ts'
import { recordAudit } from '../../audit/audit.ts'
import { publishedInRelease } from '../../audit/node-changes.ts'
import { ManageFault, refused } from '../../writing/manage-fault.ts'
import { endAsPublished, endReleaseAsPublished, publishStates } from '../publish-draft.ts'
import { endFaults, failedAtHour, refusePast, replaceHours, type ScheduleOptions } from '../schedule/choose-hour.ts'
import { nothingToPublish, otherPages, releaseOf } from './change-releases.ts'
import { type JudgedPage, judgePages } from './judge-pages.ts'

/** The versions that the caller has seen. */
type Seen = { key: string; version: number }[]

type Ready = JudgedPage & { state: NodeState }

const noHour = 'This release has no hour.'

/** Publishes all drafts at once. @throws 422 with the pages that have faults, 412 if the caller has seen other pages */
export function publishRelease(
  { db, library, queue }: ScheduleOptions,
  id: string,
  { seen, author }: { seen: Seen; author: string },
): Promise<{ release: Release; touched: string[]; count: number }> {
  return writeContent(db, async tx => {
    const release = await releaseOf(tx, id)
    const ready = await readyPages(tx, library, { id, seen, at: new Date() })
    const states = ready.map(({ state }) => state)
    const { published, faults } = await publishStates(tx, library, states, author)
    // All were checked above, so this is a bug: nothing may stay.
    if (faults.size > 0 || published.size < ready.length) throw new Error('pages of a release were not published')
    for (const [key, { version }] of published) {
      await recordAudit(tx, { by: author, what: publishedInRelease, key, detail: `version ${version}` })
      await endAsPublished({ tx, queue }, key, author)
    }
    const pages = ready.map(({ key, name }) => ({ key, name }))
    await endReleaseAsPublished({ tx, queue }, id, { author, pages })
    const touched = [...new Set([...published.values()].flatMap(one => one.touched))]
    return { release, touched, count: published.size }
  })
}

/** Schedules the present drafts of a release. @throws 400 for a past instant */
export function scheduleRelease(
  { db, library, queue }: ScheduleOptions,
  id: string,
  { at, seen, author }: { at: Date; seen: Seen; author: string },
): Promise<Release> {
  refusePast(at)
  return writeContent(db, async tx => {
    const release = await releaseOf(tx, id)
    const ready = await readyPages(tx, library, { id, seen, at })
    await tx.delete(publications).where(eq(publications.release, id))
    const texts = ready.map(({ key, version, row, state }) => {
      return { key, at, version, base: row?.version ?? null, state, author, release: id }
    })
    await replaceHours(tx, queue, texts)
    return release
  })
}

/** Moves a scheduled release to another hour, with the same texts. @throws 400 for a past instant */
export function changeReleaseHour(
  { db, queue }: ScheduleOptions,
  id: string,
  { at, author }: { at: Date; author: string },
): Promise<Release> {
  refusePast(at)
  return writeContent(db, async tx => {
    const release = await releaseOf(tx, id)
    const texts = await publicationsOf(tx, id)
    if (texts.length === 0) throw refused(noHour)
    if (texts.some(({ trouble }) => trouble !== null)) throw refused(failedAtHour)
    const pages = texts.flatMap(({ key, state }): StoppedBy[] => {
      const faults = endFaults(state, at)
      return faults.length > 0 ? [{ key, name: state.name, reason: 'faults', faults }] : []
    })
    refuseStopped(pages)
    const moved = texts.map(text => ({ ...text, at, author }))
    await replaceHours(tx, queue, moved)
    return release
  })
}

/** Cancels the schedule of a release, or dismisses the notice that it failed. The release stays. */
export function takeReleaseHourBack(db: ContentDatabase, id: string): Promise<Release> {
  return writeContent(db, async tx => {
    const release = await releaseOf(tx, id)
    const gone = await tx.delete(publications).where(eq(publications.release, id)).returning()
    if (gone.length === 0) throw refused(noHour)
    return release
  })
}

async function readyPages(
  tx: Transaction,
  library: ScheduleOptions['library'],
  { id, seen, at }: { id: string; seen: Seen; at: Date },
): Promise<Ready[]> {
  const keys = await pagesOf(tx, id)
  const versions = new Map(seen.map(({ key, version }) => [key, version]))
  if (versions.size !== keys.length || !keys.every(key => versions.has(key))) throw new ManageFault(412, otherPages)
  const judged = await judgePages(tx, library, keys, at)
  const stopping = judged.flatMap((page): StoppedBy[] => {
    const { key, name, faults } = page
    if (isStopping(page)) return [{ key, name, reason: page.reason, faults }]
    return page.version === versions.get(key) ? [] : [{ key, name, reason: 'changed', faults: [] }]
  })
  refuseStopped(stopping)
  const ready = judged.flatMap(page => (page.state ? [{ ...page, state: page.state }] : []))
  if (ready.length === 0) throw refused(nothingToPublish)
  return ready
}

function refuseStopped(pages: StoppedBy[]): void {
  if (pages.length > 0) throw new ManageFault(422, 'Nothing was published: some pages cannot go live.', { pages })
}
