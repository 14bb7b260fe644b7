import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { describeCall } from '@agency/contracts/calls/openapi.ts'
import { isThisMachine } from '@agency/service-kit/http/loopback.ts'
import { onlyOurPages } from '@agency/service-kit/http/only-our-pages.ts'
import { originOfPage } from '@agency/service-kit/http/origin-of-page.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import { addMailboxPage } from '@agency/service-kit/mail/mailbox-page.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import type { ReadyCheck } from '@agency/service-kit/process/readiness.ts'
import { createConcurrencyLimit } from '@agency/service-kit/sign-in/concurrency-limit.ts'
import { createShortQueue } from '@agency/service-kit/sign-in/short-queue.ts'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import { createMiddleware } from 'hono/factory'
import type { Booking } from './booking.ts'
import { knowSite } from './http/know-site.ts'
import { maxForm } from './http/posted-fields.ts'
import { addRegisterAgency } from './identity/agencies/register-agency.ts'
import { addCheckEmail } from './identity/registration/check-email.ts'
import { addConfirmEmail } from './identity/registration/confirm-email.tsx'
import { addRegister } from './identity/registration/register.ts'
import { addResetPassword } from './identity/reset/reset-password.ts'
import { addAgentSignIn } from './identity/sign-in/agent-sign-in.ts'
import { addExternalSignIn } from './identity/sign-in/external-sign-in.ts'
import { addMemberSignIn } from './identity/sign-in/member-sign-in.ts'
import { addLogOff } from './identity/sign-in/sign-in-pages.tsx'
import { accountPaths, addAccount } from './members/account/account-routes.ts'
import { addInternalCalls } from './members/internal/internal-calls.ts'
import { createMailbox } from './messages/mailbox.ts'
import { addAssets } from './pages/assets.ts'
import { addDrawings } from './pages/drawings.ts'
import { problemsAsPages } from './pages/problems-as-pages.tsx'
import { addSearches } from './searches/search-routes.ts'

export type BookingOptions = Booking & {
  ready: Record<string, ReadyCheck>
}

/** At about 30 ms each, an admitted sign-in waits well under half a second. */
const atOnce = { total: 12, perAddress: 4 }

/** Failures are pages for visitors and problem details for programs. */
export function bookingApp({ ready, ...booking }: BookingOptions) {
  const { settings, log } = booking
  const app = httpService({ title: 'Booking site', version: '1', log, ready, maxBody: maxForm })

  app.use(knowSite(settings), problemsAsPages, noNul)
  app.use(anySpelling([...callPaths, ...Object.values(bookingLinks), ...accountPaths]))
  app.use(stayOnHost(settings.siteOrigins))
  app.use(onlyOurPages([...settings.siteOrigins, ...settings.ownOrigins]))

  addAssets(app)
  addDrawings(app)
  addSearches(app, { explain: settings.trying })
  const enter = createShortQueue(createConcurrencyLimit(atOnce), atOnce)
  addMemberSignIn(app, booking, enter)
  addAgentSignIn(app, booking, enter)
  addExternalSignIn(app, booking)
  addLogOff(app, booking)
  addCheckEmail(app, booking)
  addRegister(app, booking)
  addConfirmEmail(app, booking)
  addResetPassword(app, booking)
  addRegisterAgency(app, booking)
  addAccount(app, booking, enter)
  addInternalCalls(app, booking)
  if (settings.trying && !settings.SMTP_URL) addMailboxPage(app, createMailbox(booking.db))
  for (const call of Object.values(bookingCalls)) app.openAPIRegistry.registerPath(describeCall(call))
  return app
}

const callPaths = Object.values(bookingCalls).map(call => call.path)

/** PostgreSQL takes no NUL. */
const noNul = createMiddleware(async (c, next) =>
  c.req.url.includes('%00') ? problem(c, 400, bookingPageWords().problems.unreadableAddress) : next(),
)

/**
 * The booking site of 2019 accepts its paths in any case, so links to `/account/logoff` exist. Redirects to the right
 * spelling and keeps a posted form (308).
 */
function anySpelling(paths: string[]) {
  const pages = new Set(paths)
  const spelled = new Map(paths.map(path => [path.toLowerCase(), path]))
  return createMiddleware(async (c, next) => {
    const right = spelled.get(c.req.path.toLowerCase())
    if (right === undefined || pages.has(c.req.path)) return next()
    return c.redirect(right + new URL(c.req.url).search, 308)
  })
}

/**
 * Redirects a visitor of the website's other loopback name to the same name here, with the posted form (307). No effect
 * on the open network.
 */
function stayOnHost(siteOrigins: string[]) {
  return createMiddleware(async (c, next) => {
    const address = new URL(c.req.url)
    const page = originOfPage(c)
    if (!isThisMachine(address.hostname) || page === undefined || !siteOrigins.includes(page)) return next()
    const { hostname } = new URL(page)
    if (!isThisMachine(hostname) || hostname === address.hostname) return next()
    address.hostname = hostname
    // After such a redirect browsers no longer name the origin of a post, so the referring page has to do so.
    c.header('referrer-policy', 'strict-origin')
    return c.redirect(address.href, 307)
  })
}
