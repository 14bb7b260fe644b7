import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { webApiCalls } from '@agency/contracts/backend/web-api/web-api-calls.ts'
import type { Call } from '@agency/contracts/calls/call.ts'
import { describeCall } from '@agency/contracts/calls/openapi.ts'
import type { Pool } from '@agency/service-kit/database/database.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import { addMailboxPage, type Mailbox } from '@agency/service-kit/mail/mailbox-page.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import type { ReadyCheck } from '@agency/service-kit/process/readiness.ts'
import { addAnswerRoutes } from './enquiries/answer-times.ts'
import { addEnquiryRoutes } from './enquiries/enquiry-routes.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { Members } from './members/members-client.ts'
import { addCreditDetails, addSsoLogin } from './members/sso-login.ts'
import { addWebApi } from './members/web-api.ts'
import { addNewsletterRoutes } from './newsletter/newsletter-routes.ts'
import { addOwnDataRoutes } from './privacy/by-visitors/own-data-routes.ts'

const calls: Call[] = [...Object.values(backendCalls), ...Object.values(webApiCalls)]

export type BackendOptions = {
  log: Logger
  ready: Record<string, ReadyCheck>
  pool: Pool
  queue: MailQueue
  members: Members
  mailbox?: Mailbox
  sendsMail: boolean
  privateKey: string
}

export function backendApp({ log, ready, pool, queue, members, mailbox, sendsMail, privateKey }: BackendOptions) {
  const app = httpService({ title: 'Backend API', version: '1', log, ready })
  addCreditDetails(app, members)
  addSsoLogin(app, members)
  addWebApi(app, { members, privateKey })
  addEnquiryRoutes(app, { pool, queue, sendsMail })
  addAnswerRoutes(app, pool)
  addNewsletterRoutes(app, pool, queue)
  addOwnDataRoutes(app, { pool, queue, members })
  if (mailbox) addMailboxPage(app, mailbox)
  for (const call of calls) {
    app.openAPIRegistry.registerPath(describeCall(call))
    if (call.builtIn) continue
    app.on(call.method, call.path, c => problem(c, 501, `"${call.summary}" is not built yet; nothing was done.`))
  }
  return app
}
