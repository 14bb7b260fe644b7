import { isStopping, type StoppedBy } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { eq } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { publications } from '../../../database/publishing/publication-tables.ts'
import { publicationsOf } from '../../../database/publishing/publications.ts'
import { pagesOf, type Release, readRelease } from '../../../database/publishing/releases.ts'
import type { NodeState } from '../../../database/versions.ts'
import { writeContent } from '../../../database/write-content.ts'
import { recordAudit } from '../../audit/audit.ts'
import { publishedInRelease } from '../../audit/node-changes.ts'
import type { Refusal } from '../../writing/misfit.ts'
import { endAsPublished, endReleaseAsPublished, publishStates } from '../publish-draft.ts'
import { endFaults, failed, refusePast, replaceHours, type ScheduleOptions } from '../schedule/choose-hour.ts'
import { type JudgedPage, judgePages } from './judge-pages.ts'

/** The versions that the caller has seen. */
type Seen = { key: string; version: number }[]

type Stopped = { pages: StoppedBy[] }

type Ready = JudgedPage & { state: NodeState }

const nothingToPublish: Refusal = { refused: 'None of these pages has changes to publish.' }
const noHour: Refusal = { refused: 'This release has no hour.' }

/** Publishes all drafts at once, or none if a page has faults. @returns stale if the caller has seen other pages */
export function publishRelease(
  { db, library, queue }: ScheduleOptions,
  id: string,
  { seen, author }: { seen: Seen; author: string },
): Promise<{ release: Release; touched: string[]; count: number } | 'stale' | Refusal | Stopped | undefined> {
  return writeContent(db, async tx => {
    const release = await readRelease(tx, id)
    if (release === undefined) return undefined
    const ready = await readyPages(tx, library, { id, seen, at: new Date() })
    if (!Array.isArray(ready)) return ready
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
): Promise<Release | 'stale' | Refusal | Stopped | undefined> {
  refusePast(at)
  return writeContent(db, async tx => {
    const release = await readRelease(tx, id)
    if (release === undefined) return undefined
    const ready = await readyPages(tx, library, { id, seen, at })
    if (!Array.isArray(ready)) return ready
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
): Promise<Release | Refusal | Stopped | undefined> {
  refusePast(at)
  return writeContent(db, async tx => {
    const release = await readRelease(tx, id)
    if (release === undefined) return undefined
    const texts = await publicationsOf(tx, id)
    if (texts.length === 0) return noHour
    if (texts.some(({ trouble }) => trouble !== null)) return failed
    const pages = texts.flatMap(({ key, state }): StoppedBy[] => {
      const faults = endFaults(state, at)
      return faults.length > 0 ? [{ key, name: state.name, reason: 'faults', faults }] : []
    })
    if (pages.length > 0) return { pages }
    await replaceHours(
      tx,
      queue,
      texts.map(text => ({ ...text, at, author })),
    )
    return release
  })
}

/** Cancels the schedule of a release, or dismisses the notice that it failed. The release stays. */
export function takeReleaseHourBack(db: ContentDatabase, id: string): Promise<Release | Refusal | undefined> {
  return writeContent(db, async tx => {
    const release = await readRelease(tx, id)
    if (release === undefined) return undefined
    const gone = await tx.delete(publications).where(eq(publications.release, id)).returning()
    return gone.length > 0 ? release : noHour
  })
}

async function readyPages(
  tx: Transaction,
  library: ScheduleOptions['library'],
  { id, seen, at }: { id: string; seen: Seen; at: Date },
): Promise<Ready[] | 'stale' | Refusal | Stopped> {
  const keys = await pagesOf(tx, id)
  const versions = new Map(seen.map(({ key, version }) => [key, version]))
  if (versions.size !== keys.length || !keys.every(key => versions.has(key))) return 'stale'
  const judged = await judgePages(tx, library, keys, at)
  const stopping = judged.flatMap((page): StoppedBy[] => {
    const { key, name, faults } = page
    if (isStopping(page)) return [{ key, name, reason: page.reason, faults }]
    return page.version === versions.get(key) ? [] : [{ key, name, reason: 'changed', faults: [] }]
  })
  if (stopping.length > 0) return { pages: stopping }
  const ready = judged.flatMap(page => (page.state ? [{ ...page, state: page.state }] : []))
  return ready.length > 0 ? ready : nothingToPublish
}
