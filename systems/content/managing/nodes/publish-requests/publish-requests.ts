import { isStopping } from '@agency/contracts/manage/nodes/publishing/release.ts'
import type { Transaction } from '../../../database/content-database.ts'
import { placesAround } from '../../../database/place.ts'
import { publicationsOf } from '../../../database/publishing/publications.ts'
import { endRequest, forgetRequests, keepRequest, lastRequest } from '../../../database/publishing/publish-requests.ts'
import { pagesOf, type Release } from '../../../database/publishing/releases.ts'
import { writeContent } from '../../../database/write-content.ts'
import { draftFaults } from '../../drafts/draft-faults.ts'
import { nothingToPublish, releaseOf } from '../../drafts/releases/change-releases.ts'
import { judgePages } from '../../drafts/releases/judge-pages.ts'
import { mailAsker, mailPublishers } from '../../people/mails/request-mails.ts'
import { type MadeFrom, refuseStale } from '../../writing/if-match.ts'
import { found, refused, refuseFaults, unfinished } from '../../writing/manage-fault.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { newestOf } from '../../writing/newest.ts'

type Options = Pick<ManageOptions, 'db' | 'library' | 'queue'>

/** Replaces the user's earlier request, and mails the publishers. @throws see `refuseStale` */
export function askToPublish(
  { db, library, queue }: Options,
  key: string,
  { by, note, from }: { by: string; note: string; from: MadeFrom },
): Promise<void> {
  return writeContent(db, async tx => {
    const { draft, row } = await newestOf(tx, key)
    if (draft === undefined) throw found(row) && refused('Everything on this page is published already.')
    refuseStale(from, draft.version)
    const isWaiting = await isWaitingFor(tx, key, by)
    refuseFaults(unfinished, draftFaults(draft.state, await placesAround(tx, [draft.state]), library))
    const request = await keepRequest(tx, { key, by, note, version: draft.version })
    if (!isWaiting) await mailPublishers({ tx, queue }, request)
  })
}

export function askToPublishRelease(
  { db, library, queue }: Options,
  id: string,
  { by, note }: { by: string; note: string },
): Promise<Release> {
  return writeContent(db, async tx => {
    const release = await releaseOf(tx, id)
    if ((await publicationsOf(tx, id)).some(({ trouble }) => trouble === null))
      throw refused('This release goes live at an hour already.')
    const isWaiting = await isWaitingFor(tx, id, by)
    const pages = await judgePages(tx, library, await pagesOf(tx, id), new Date())
    if (pages.some(isStopping)) throw refused('Some pages of this release have to be fixed first.')
    if (pages.every(({ reason }) => reason === 'unchanged')) throw refused(nothingToPublish)
    const request = await keepRequest(tx, { key: id, by, note, version: 0 })
    if (!isWaiting) await mailPublishers({ tx, queue }, request)
    return release
  })
}

export function takeRequestBack({ db }: Pick<Options, 'db'>, key: string, by: string): Promise<void> {
  return writeContent(db, async tx => {
    if ((await waitingRequest(tx, key)).by !== by)
      throw refused('Another user asked to publish this. Only they can take it back.')
    await forgetRequests(tx, [key])
  })
}

/** Sends a request back with a note, and mails the writer who made it. @param at the instant of the request */
export function sendBack(
  { db, queue }: Pick<Options, 'db' | 'queue'>,
  key: string,
  { at, by, note }: { at: Date; by: string; note: string },
): Promise<void> {
  return writeContent(db, async tx => {
    if ((await waitingRequest(tx, key)).at.getTime() !== at.getTime())
      throw refused('The request has changed. Open the page again to read it.')
    const ended = await endRequest(tx, key, { state: 'sentBack', endedBy: by, answer: note })
    if (ended) await mailAsker({ tx, queue }, ended)
  })
}

/** True if the user's own request waits. @throws 409 if another user's does */
async function isWaitingFor(tx: Transaction, key: string, by: string): Promise<boolean> {
  const before = await lastRequest(tx, key)
  if (before?.state !== 'waiting') return false
  if (before.by !== by) throw refused('Another user has asked to publish this already.')
  return true
}

async function waitingRequest(tx: Transaction, key: string) {
  const request = await lastRequest(tx, key)
  if (request?.state !== 'waiting') throw refused('This no longer waits for publishing.')
  return request
}
