import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { isStopping } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { placesAround } from '../../../database/place.ts'
import { publicationsOf } from '../../../database/publishing/publications.ts'
import { endRequest, forgetRequests, keepRequest, lastRequest } from '../../../database/publishing/publish-requests.ts'
import { pagesOf, type Release, readRelease } from '../../../database/publishing/releases.ts'
import { writeContent } from '../../../database/write-content.ts'
import { draftFaults } from '../../drafts/draft-faults.ts'
import { judgePages } from '../../drafts/releases/judge-pages.ts'
import { mailAsker, mailPublishers } from '../../people/mails/request-mails.ts'
import { isStale, type MadeFrom } from '../../writing/if-match.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import type { Refusal } from '../../writing/misfit.ts'
import { newestOf } from '../../writing/newest.ts'

type Options = Pick<ManageOptions, 'db' | 'library' | 'queue'>

const noDraft = { refused: 'Everything on this page is published already.' }
const asked = { refused: 'Another user has asked to publish this already.' }
const hasHour = { refused: 'This release goes live at an hour already.' }
const notReady = { refused: 'Some pages of this release have to be fixed first.' }
const nothingToPublish = { refused: 'None of these pages has changes to publish.' }
const notWaiting = { refused: 'This no longer waits for publishing.' }
const askedAnew = { refused: 'The request has changed. Open the page again to read it.' }
const notOwn = { refused: 'Another user asked to publish this. Only they can take it back.' }

/** Replaces the user's earlier request, and mails the publishers. @throws 428, see `isStale` */
export function askToPublish(
  { db, library, queue }: Options,
  key: string,
  { by, note, from }: { by: string; note: string; from: MadeFrom },
): Promise<true | 'stale' | Refusal | { faults: Fault[] } | undefined> {
  return writeContent(db, async tx => {
    const { draft, row } = await newestOf(tx, key)
    if (draft === undefined) return row && noDraft
    if (isStale(from, draft.version)) return 'stale'
    const before = await lastRequest(tx, key)
    const isWaiting = before?.state === 'waiting'
    if (isWaiting && before.by !== by) return asked
    const faults = draftFaults(draft.state, await placesAround(tx, [draft.state]), library)
    if (faults.length > 0) return { faults }
    const request = await keepRequest(tx, { key, by, note, version: draft.version })
    if (!isWaiting) await mailPublishers({ tx, queue }, request)
    return true
  })
}

export function askToPublishRelease(
  { db, library, queue }: Options,
  id: string,
  { by, note }: { by: string; note: string },
): Promise<Release | Refusal | undefined> {
  return writeContent(db, async tx => {
    const release = await readRelease(tx, id)
    if (release === undefined) return undefined
    if ((await publicationsOf(tx, id)).some(({ trouble }) => trouble === null)) return hasHour
    const before = await lastRequest(tx, id)
    const isWaiting = before?.state === 'waiting'
    if (isWaiting && before.by !== by) return asked
    const pages = await judgePages(tx, library, await pagesOf(tx, id), new Date())
    if (pages.some(isStopping)) return notReady
    if (pages.every(({ reason }) => reason === 'unchanged')) return nothingToPublish
    const request = await keepRequest(tx, { key: id, by, note, version: 0 })
    if (!isWaiting) await mailPublishers({ tx, queue }, request)
    return release
  })
}

export function takeRequestBack({ db }: Pick<Options, 'db'>, key: string, by: string): Promise<true | Refusal> {
  return writeContent(db, async tx => {
    const request = await lastRequest(tx, key)
    if (request?.state !== 'waiting') return notWaiting
    if (request.by !== by) return notOwn
    await forgetRequests(tx, [key])
    return true
  })
}

/** Sends a request back with a note, and mails the writer who made it. @param at the instant of the request */
export function sendBack(
  { db, queue }: Pick<Options, 'db' | 'queue'>,
  key: string,
  { at, by, note }: { at: Date; by: string; note: string },
): Promise<true | Refusal> {
  return writeContent(db, async tx => {
    const request = await lastRequest(tx, key)
    if (request?.state !== 'waiting') return notWaiting
    if (request.at.getTime() !== at.getTime()) return askedAnew
    const ended = await endRequest(tx, key, { state: 'sentBack', endedBy: by, answer: note })
    if (ended) await mailAsker({ tx, queue }, ended)
    return true
  })
}
