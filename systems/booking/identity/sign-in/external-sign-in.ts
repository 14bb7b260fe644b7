import { type AssertionFault, readAssertion } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { onlyLinkedByUs } from '@agency/service-kit/http/only-our-pages.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { returnAddressOrOrigin } from '../../http/return-address.ts'
import { signIn } from '../sessions/session-cookie.ts'
import { externalAccount } from './external-account.ts'
import { handBack } from './hand-back-page.tsx'
import { refuseLogin } from './refuse-login.ts'
import { spendOnce } from './spend-once.ts'

const refused: Record<AssertionFault | 'spent', string> = {
  late: 'That sign-in took longer than a minute. Please try again.',
  invalid: 'That sign-in could not be checked. Please log in with your e-mail address and password, or sign up.',
  spent: 'That sign-in was used before. Please start again from the website.',
}
const notTheirs = 'Please log in with your password: we could not confirm that this email address is yours.'

/**
 * `/Account/ExternalLoginCallback`, by Google as a link and by Facebook as a post. Only the assertion counts: anybody
 * could have written the name, the address and the id beside it.
 */
export function addExternalSignIn(app: Hono<ServiceEnv>, booking: Booking): void {
  const { db, settings } = booking
  const trusted = [...settings.siteOrigins, ...settings.ownOrigins]
  const path = '/Account/ExternalLoginCallback'

  app.get(path, onlyLinkedByUs(trusted), c => arrive(c, c.req.query('assertion') ?? ''))
  app.post(path, async c => arrive(c, (await postedForm(c))('assertion')))

  async function arrive(c: Context, assertion: string) {
    const back = returnAddressOrOrigin(c, settings)
    const refuse = (text: string) => refuseLogin(c, booking, back, [{ name: 'Email', text }])
    const person = await readAssertion(assertion, settings.EXTERNAL_ASSERTION_SECRET)
    if (typeof person === 'string') return refuse(refused[person])
    if (!(await spendOnce(db, 'assertion', person.id, person.expires))) return refuse(refused.spent)
    const account = await externalAccount(db, person)
    if (account === undefined) return refuse(notTheirs)
    await signIn(c, booking, account, false)
    return handBack(c, account, back)
  }
}
