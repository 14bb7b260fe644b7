import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import type { TurnTaking } from '@agency/service-kit/sign-in/short-queue.ts'
import type { Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { queryOf, returnAddress } from '../../http/return-address.ts'
import { findMember } from '../../members/accounts/account.ts'
import type { Fault } from '../../pages/forms/fault.ts'
import { waitPage } from '../limits/wait-page.tsx'
import { knowVisitor } from '../sessions/know-visitor.ts'
import { knownBrowser } from '../sessions/known-browser.ts'
import { signIn } from '../sessions/session-cookie.ts'
import { attemptSignIn } from './attempt.ts'
import { handBack } from './hand-back-page.tsx'
import { refuseLogin } from './refuse-login.ts'
import { loginPage } from './sign-in-pages.tsx'

/** `/account/login`: for the website's form and this page's. */
export function addMemberSignIn(app: Hono<ServiceEnv>, booking: Booking, enter: TurnTaking): void {
  const { db, settings } = booking
  const formsTo = settings.siteOrigins

  app.get('/account/login', knowVisitor(booking), async c => {
    const back = returnAddress(c, settings, queryOf(c, 'ReturnUrl'))
    return c.var.visitor ? c.redirect(back.href, 303) : loginPage(c, { returnUrl: back.href, formsTo })
  })

  app.post('/account/login', async c => {
    const posted = await postedForm(c)
    const [email, password] = [posted('Email').trim(), posted('Pwd')]
    const back = returnAddress(c, settings, queryOf(c, 'ReturnUrl'))
    const refuse = (...faults: [Fault, ...Fault[]]) => refuseLogin(c, booking, back, faults, email)

    const noPassword: Fault = { name: 'Pwd', why: 'noPassword' }
    if (!email) return refuse({ name: 'Email', why: 'noEmail' }, ...(password ? [] : [noPassword]))
    if (!password) return refuse(noPassword)
    const outcome = await attemptSignIn(db, enter, {
      address: visitorAddress(c, settings.TRUSTED_PROXIES),
      kind: 'member',
      name: email,
      password,
      browserOf: id => knownBrowser(c, settings, id),
      find: () => findMember(db, email),
    })
    if (outcome.kind === 'wait') return waitPage(c, outcome.seconds, back)
    if (outcome.kind === 'mismatch') return refuse({ name: 'Email', why: 'noMatch' })
    await signIn(c, booking, outcome.account, posted('rememberMe') === 'true')
    return handBack(c, outcome.account, back)
  })
}
