import {
  isVerificationOf,
  readVerificationId,
  verificationDay,
} from '@agency/contracts/booking/accounts/verification-id.server.ts'
import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import type { TurnTaking } from '@agency/service-kit/sign-in/short-queue.ts'
import { faultWords } from '@agency/words/booking/faults/words.ts'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { sitePath } from '../../http/know-site.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { queryOf, type ReturnAddress, returnAddressOrOrigin, withQuery } from '../../http/return-address.ts'
import { findAgent } from '../../members/accounts/account.ts'
import { waitPage } from '../limits/wait-page.tsx'
import { knownBrowser } from '../sessions/known-browser.ts'
import { signIn } from '../sessions/session-cookie.ts'
import { attemptSignIn } from './attempt.ts'
import { handBack } from './hand-back-page.tsx'
import { agentLoginPage } from './sign-in-pages.tsx'
import { spendOnce } from './spend-once.ts'

/** `/agent/login`: needs a `VerificationID`, which the website issues after its check against robots. */
export function addAgentSignIn(app: Hono<ServiceEnv>, booking: Booking, enter: TurnTaking): void {
  const { db, settings } = booking
  app.get('/agent/login', agentLoginPage)

  app.post('/agent/login', async c => {
    const posted = await postedForm(c)
    const [login, password] = [posted('UserLoginID').trim(), posted('Pwd')]
    const back = returnAddressOrOrigin(c, settings)
    const form = back.own || !queryOf(c, 'ReturnUrl') ? agentPage(c, back) : back
    const refuse = (why: 'noAgentLogin' | 'unverified' | 'noAgentMatch') =>
      c.redirect(withQuery(form, { [returnNotices.loginError]: faultWords()[why] }), 303)

    if (!login || !password) return refuse('noAgentLogin')
    if (!(await isVerified(db, posted('VerificationID'), settings.AGENT_VALIDATION_KEY, new Date()))) {
      return refuse('unverified')
    }
    const outcome = await attemptSignIn(db, enter, {
      address: visitorAddress(c, settings.TRUSTED_PROXIES),
      kind: 'agent',
      name: login,
      password,
      browserOf: id => knownBrowser(c, settings, id),
      find: () => findAgent(db, login),
    })
    if (outcome.kind === 'wait') return waitPage(c, outcome.seconds, form)
    if (outcome.kind === 'mismatch') return refuse('noAgentMatch')
    await signIn(c, booking, outcome.account, false)
    return handBack(c, outcome.account, back)
  })
}

const agentPage = (c: Context, back: ReturnAddress): ReturnAddress => ({
  href: (back.own ? c.var.siteUrl : new URL(back.href).origin) + sitePath('/AgentLogin'),
  own: false,
})

/** Longer than any `VerificationID` is valid in any zone. */
const twoDaysMs = 48 * 60 * 60 * 1000

/** Uses up a `VerificationID`: with our key, of today in Malaysia, and for the first time. */
async function isVerified(db: Queryable, value: string, key: string, now: Date): Promise<boolean> {
  const read = readVerificationId(value)
  if (!read || !isVerificationOf(read, key) || read.day !== verificationDay(now)) return false
  return spendOnce(db, 'verification', `${read.day}|${read.random}`, new Date(now.getTime() + twoDaysMs))
}
