import { httpsOnly } from '@agency/service-kit/http/https-only.ts'
import { withTwins } from '@agency/service-kit/http/loopback.ts'
import { onlyOurPages } from '@agency/service-kit/http/only-our-pages.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { addEnquiry } from './enquiry.ts'
import { addList } from './list.ts'
import { problemsAsPages, stylesheet } from './page.ts'
import { addPeople } from './people.ts'
import { type Desk, endSession, isSecure, signedInOnly } from './sessions.ts'
import { addPassword, addSignIn } from './sign-in.ts'

/** Pages for the people who answer enquiries; they work without script, and no call of the backend is here. */
export function deskApp(log: Logger, options: Omit<Desk, 'db'>) {
  const desk = { ...options, db: drizzle(options.pool) }
  const app = httpService({ title: 'Desk', version: '1', log, maxBody: 64 * 1024 })
  if (isSecure(desk)) app.use(httpsOnly)
  app.use(problemsAsPages, onlyOurPages(withTwins([desk.url])))
  app.get('/desk.css', c => c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
  addSignIn(app, desk)
  addPassword(app, desk)
  app.use(signedInOnly(desk))
  app.post('/sign-out', async c => {
    await endSession(c, desk)
    return c.redirect('/sign-in', 303)
  })
  addList(app, desk)
  addEnquiry(app, desk)
  addPeople(app, desk)
  return app
}
