import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { placesAround } from '../../../database/place.ts'
import { endRequest, forgetRequests, keepRequest, lastRequest } from '../../../database/publishing/publish-requests.ts'
import { writeContent } from '../../../database/write-content.ts'
import { draftFaults } from '../../drafts/draft-faults.ts'
import { mailAsker, mailPublishers } from '../../people/mails/request-mails.ts'
import { isStale, type MadeFrom } from '../../writing/if-match.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import type { Refusal } from '../../writing/misfit.ts'
import { newestOf } from '../../writing/newest.ts'

type Options = Pick<ManageOptions, 'db' | 'library' | 'queue'>

const NO_DRAFT = { refused: 'Everything on this page is published already.' }
const ASKED = { refused: 'Another user has asked to publish this page already.' }
const NOT_WAITING = { refused: 'This page no longer waits for publishing.' }
const ASKED_ANEW = { refused: 'The request has changed. Open the page again to read it.' }
const NOT_OWN = { refused: 'Another user asked to publish this page. Only they can take it back.' }

/**
 * Asks for the draft of a node to be published, and tells those who may. Asking again replaces one’s own request.
 * Undefined if there is no such node; the faults if the draft cannot be published as it is. @throws 428, see `isStale`.
 */
export function askToPublish(
  { db, library, queue }: Options,
  key: string,
  { by, note, from }: { by: string; note: string; from: MadeFrom },
): Promise<true | 'stale' | Refusal | { faults: Fault[] } | undefined> {
  return writeContent(db, async tx => {
    const { draft, row } = await newestOf(tx, key)
    if (draft === undefined) return row && NO_DRAFT
    if (isStale(from, draft.version)) return 'stale'
    const before = await lastRequest(tx, key)
    const isWaiting = before?.state === 'waiting'
    if (isWaiting && before.by !== by) return ASKED
    const faults = draftFaults(draft.state, await placesAround(tx, [draft.state]), library)
    if (faults.length > 0) return { faults }
    const request = await keepRequest(tx, { key, by, note, version: draft.version })
    if (!isWaiting) await mailPublishers({ tx, queue }, request)
    return true
  })
}

/** Takes one’s own request back. */
export function takeRequestBack({ db }: Pick<Options, 'db'>, key: string, by: string): Promise<true | Refusal> {
  return writeContent(db, async tx => {
    const request = await lastRequest(tx, key)
    if (request?.state !== 'waiting') return NOT_WAITING
    if (request.by !== by) return NOT_OWN
    await forgetRequests(tx, [key])
    return true
  })
}

/** Sends a request back to who asked, with a note, and tells them. @param at when the request that is meant was made */
export function sendBack(
  { db, queue }: Pick<Options, 'db' | 'queue'>,
  key: string,
  { at, by, note }: { at: Date; by: string; note: string },
): Promise<true | Refusal> {
  return writeContent(db, async tx => {
    const request = await lastRequest(tx, key)
    if (request?.state !== 'waiting') return NOT_WAITING
    if (request.at.getTime() !== at.getTime()) return ASKED_ANEW
    const ended = await endRequest(tx, key, { state: 'sentBack', endedBy: by, answer: note })
    if (ended) await mailAsker({ tx, queue }, ended)
    return true
  })
}
