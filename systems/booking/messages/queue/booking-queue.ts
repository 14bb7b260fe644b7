import type { Pool } from '@agency/service-kit/database/database.ts'
import { type JobQueues, openJobQueues } from '@agency/service-kit/jobs/job-queues.ts'
import { mailRules } from '@agency/service-kit/mail/mail-jobs.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'

/** `mail`: id of its row; `consent`: a member with a pending change. */
export type BookingJobs = { mail: { mail: number }; consent: { account: number } }

export type BookingQueue = JobQueues<BookingJobs>

/** Never dead: a member who withdrew consent must get off the list, however long the backend refuses. */
const consentRules = { attempts: 1_000_000, firstPause: 2, maxPause: 5 * 60, timeLimit: 60 }

export const openBookingQueue = (pool: Pool, log: Logger): BookingQueue =>
  openJobQueues<BookingJobs>({
    pool,
    schema: 'booking_jobs',
    queues: { mail: mailRules, consent: { ...consentRules, key: ({ account }) => String(account) } },
    log,
  })
