import { diskReport } from '@agency/service-kit/observability/disk-report.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { Enquiry, EnquiryAnswer } from '../../../clients/backend/enquiries.server.ts'
import {
  type EnquirySpool,
  isSetAside,
  type SetAside,
  type SpoolEntry,
  type SpoolState,
} from './enquiry-spool.server.ts'

const second = 1000
const minPauseMs = second
const maxPauseMs = 8 * second
const maxEnquiryPauseMs = 60 * 60 * second
const day = 24 * 60 * 60 * second

export type SpoolDelivery = {
  wake: () => void
  stop: () => void
  counts: () => Partial<Record<SpoolState, number>>
}

export type Delivered = {
  spool: EnquirySpool
  post: (enquiry: Enquiry) => Promise<EnquiryAnswer>
  /** True if the backend recognises repeated keys; undefined while it is unreachable. */
  honours: (enquiry: Enquiry) => Promise<boolean | undefined>
  log: Logger
  /** In milliseconds: an enquiry that fails for so long while others succeed is set aside. */
  giveUpAfter?: number
  /** In milliseconds, after which a process that was sending an enquiry counts as dead. */
  maxSendingMs?: number
}

/**
 * While the backend is away all enquiries wait; delivery resumes within ten seconds after it is back. An enquiry that
 * fails alone is retried at growing intervals and does not delay others. An unclear enquiry is sent again only to a
 * backend that recognises repeated keys.
 */
export function startDelivery({
  spool,
  post,
  honours,
  log,
  giveUpAfter = day,
  maxSendingMs = 10 * second,
}: Delivered): SpoolDelivery {
  let pause = minPauseMs
  let timer = setTimeout(work, 0)
  let working = false
  let stopped = false
  let entries: SpoolEntry[] = []
  const report = diskReport(log, 'spooled enquiries cannot be delivered', 'spooled enquiries are delivered again')
  const failing = new Map<string, { since: number; next: number }>()

  async function work() {
    if (working) return
    working = true
    await pass().then(report.worked, report.failed)
    working = false
    const waits = entries.some(({ state }) => !isSetAside(state))
    pause = waits ? Math.min(pause * 2, maxPauseMs) : minPauseMs
    schedule(waits ? pause : maxPauseMs)
  }
  function schedule(ms: number) {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(work, ms)
    // A pending timer must not keep the process alive.
    timer.unref()
  }

  async function pass() {
    entries = await spool.list()
    const names = new Set(entries.map(({ name }) => name))
    for (const name of failing.keys()) if (!names.has(name)) failing.delete(name)
    for (const entry of entries) {
      if (isSetAside(entry.state) || (failing.get(entry.name)?.next ?? 0) > Date.now()) continue
      if (entry.state === 'sending' && Date.now() - entry.since < maxSendingMs) continue
      if ((await deliver(entry)) === 'away') break
    }
    entries = await spool.list()
  }

  async function deliver(entry: SpoolEntry): Promise<'away' | undefined> {
    const mine = await spool.move(entry, 'sending')
    if (!mine) return
    const enquiry = await spool.read(mine).catch(() => undefined)
    if (!enquiry) return putAside(mine, 'unreadable', {}, 'it cannot be opened; was SITE_SECRET changed?')
    const { reference } = enquiry.envelope
    if (entry.state !== 'waiting' && !(await mayRepeat(mine, enquiry))) return
    const answer = await post(enquiry)
    switch (answer.kind) {
      case 'taken':
        log.info({ reference, taken: answer.reference }, 'a spooled enquiry was delivered')
        return spool.remove(mine).then(() => undefined)
      case 'refused':
        return putAside(mine, 'refused', { reference }, answer.error ?? 'the backend refused it')
      case 'not-taken':
        log.warn({ reference, reason: answer.reason }, 'a spooled enquiry has to wait longer')
        if (!answer.away) return failed(mine, 'waiting', reference, answer.reason)
        await spool.move(mine, 'waiting')
        return 'away'
      case 'unclear':
        log.warn({ reference, reason: answer.reason }, 'a spooled enquiry may have been taken')
        if (await mayRepeat(mine, enquiry)) await failed(mine, 'unclear', reference, answer.reason)
        return
      default:
        return answer satisfies never
    }
  }

  /** An unclear enquiry that must not be sent again is set aside. */
  async function mayRepeat(mine: SpoolEntry, enquiry: Enquiry): Promise<boolean> {
    const { reference } = enquiry.envelope
    const handling = await honours(enquiry)
    if (handling === undefined)
      await failed(mine, 'unclear', reference, 'the backend could not be asked about repetitions')
    if (handling === false) {
      const why =
        'it may have been taken, and the backend does not know repetitions: please look there before sending it again'
      await putAside(mine, 'doubtful', { reference }, why)
    }
    return handling === true
  }

  /** Waits a tenth of the time for which the enquiry has been failing. */
  async function failed(mine: SpoolEntry, state: 'waiting' | 'unclear', reference: string, reason: string) {
    const now = Date.now()
    const { since } = failing.get(mine.name) ?? { since: now }
    if (now - since > giveUpAfter) {
      return putAside(mine, state === 'waiting' ? 'undelivered' : 'doubtful', { reference }, reason)
    }
    const pause = Math.min(Math.max((now - since) / 10, minPauseMs), maxEnquiryPauseMs)
    failing.set(mine.name, { since, next: now + pause })
    await spool.move(mine, state)
  }

  async function putAside(mine: SpoolEntry, why: SetAside, about: { reference?: string }, reason: string) {
    log.error(
      { ...about, file: mine.name, reason },
      `a spooled enquiry was set aside (${why}): see "npm run enquiries -- list"`,
    )
    await spool.move(mine, why)
    failing.delete(mine.name)
    return undefined
  }

  timer.unref()
  return {
    wake: () => {
      pause = minPauseMs
      if (!working) schedule(pause)
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
    counts: () => countsOf(entries),
  }
}

function countsOf(entries: SpoolEntry[]): Partial<Record<SpoolState, number>> {
  const counts: Partial<Record<SpoolState, number>> = {}
  for (const { state } of entries) counts[state] = (counts[state] ?? 0) + 1
  return counts
}
