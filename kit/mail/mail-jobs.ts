import { GiveUp } from '../jobs/job-queues.ts'
import type { QueueRules } from '../jobs/queue-rules.ts'
import { MailFailure, mailTimeLimit } from './smtp.ts'

export const mailRules: QueueRules = {
  attempts: 30,
  firstPause: 5,
  maxPause: 4 * 3600,
  timeLimit: mailTimeLimit + 30,
}

export const mailsAtOnce = 4

/** Two retries: a permanent refusal may come from a wrong set-up. */
const maxRefusals = 3
const noteAttempts = 10

/**
 * @param attempt From 1.
 * @throws GiveUp after too many permanent refusals.
 */
export async function deliver(attempt: number, send: () => Promise<void>, note: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (error) {
    const isRefused = error instanceof MailFailure && error.refused && attempt >= maxRefusals
    throw isRefused ? new GiveUp(error.message, { cause: error }) : error
  }
  for (let left = noteAttempts; ; left--) {
    try {
      await note()
      return
    } catch (error) {
      if (left === 1) throw error
      await new Promise(resolve => setTimeout(resolve, 1000))
    }
  }
}
