import type { Pool } from '@agency/service-kit/database/database.ts'
import { type JobQueues, openJobQueues } from '@agency/service-kit/jobs/job-queues.ts'
import type { QueueRules } from '@agency/service-kit/jobs/queue-rules.ts'
import { mailRules } from '@agency/service-kit/mail/mail-jobs.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { PublishRequest } from '../../../database/publishing/publish-requests.ts'

/** Mails about an account. */
export type AccountMail = 'invitation' | 'reset' | 'authenticator'

/** Mails about a request to publish: that it waits, or how it ended. */
export type RequestMail = PublishRequest['state']

/** A mail to a user about a page, or with its id about a release. */
export type PageMail = { user: string; about: RequestMail | 'not-live' | 'release-not-live'; key: string }

/** A mail names its user, and maybe a node. What it says is put together when it leaves, so no job holds a link or a text. */
export type StudioJobs = {
  mail: { user: string; about: AccountMail } | PageMail
  /** What goes live at an hour, by its id. */
  publication: { publication: string }
}

export type StudioQueue = JobQueues<StudioJobs>

/** Tried for about an hour: what still fails then is for an operator. What cannot be published does not fail. */
const publicationRules: QueueRules = { attempts: 20, firstPause: 5, longestPause: 300, timeLimit: 120 }

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
