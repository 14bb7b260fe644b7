import type { Pool } from '@agency/service-kit/database/database.ts'
import { type JobQueues, openJobQueues } from '@agency/service-kit/jobs/job-queues.ts'
import type { QueueRules } from '@agency/service-kit/jobs/queue-rules.ts'
import { mailRules } from '@agency/service-kit/mail/mail-jobs.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { PublishRequest } from '../../../database/publishing/publish-requests.ts'

export type AccountMail = 'invitation' | 'reset' | 'authenticator'

export type RequestMail = PublishRequest['state']

/** `key`: of a page, or the id of a release. */
export type PageMail = { user: string; about: RequestMail | 'not-live' | 'release-not-live'; key: string }

/** A job holds only the ids of its user and node: the text is written at the time of sending, so no job holds a link. */
export type StudioJobs = {
  mail: { user: string; about: AccountMail } | PageMail
  publication: { publication: string }
}

export type StudioQueue = JobQueues<StudioJobs>

/** Retried for about an hour; later failures are for an operator. A page with faults does not count as a failure. */
const publicationRules: QueueRules = { attempts: 20, firstPause: 5, maxPause: 300, timeLimit: 120 }

export const openStudioQueue = (pool: Pool, log: Logger): StudioQueue =>
  openJobQueues<StudioJobs>({
    pool,
    schema: 'content_jobs',
    queues: {
      mail: { ...mailRules, key: job => Object.values(job).join(' ') },
      publication: publicationRules,
    },
    log,
  })
