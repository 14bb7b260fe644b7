import { GiveUp } from '../jobs/job-queues.ts'
import type { QueueRules } from '../jobs/queue-rules.ts'
import { MAIL_TIME_LIMIT, MailFailure } from './smtp.ts'

/** How often a mail is tried: for about three days. */
export const mailRules: QueueRules = {
  attempts: 30,
  firstPause: 5,
  longestPause: 4 * 3600,
  timeLimit: MAIL_TIME_LIMIT + 30,
}

/** Mails that are on their way at once; as many as there are connections. */
export const MAILS_AT_ONCE = 4

/** A server that refuses for good is asked again twice: its set-up may have been the mistake. */
const MAX_REFUSALS = 3
/** Sent but not noted means sent twice, so noting is tried for a while. */
const NOTE_ATTEMPTS = 10

/**
 * Sends one mail and notes it.
 * @param attempt Which one this is, from 1. Throws `GiveUp` when the server refused for good too often.
 */
export async function deliver(attempt: number, send: () => Promise<void>, note: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (error) {
    const isRefused = error instanceof MailFailure && error.refused && attempt >= MAX_REFUSALS
    throw isRefused ? new GiveUp(error.message) : error
  }
  for (let left = NOTE_ATTEMPTS; ; left--) {
    try {
      await note()
      return
    } catch (error) {
      if (left === 1) throw error
      await new Promise(resolve => setTimeout(resolve, 1000))
    }
  }
}
