import { readAssertion } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { onlyLinkedByUs } from '@agency/service-kit/http/only-our-pages.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { returnAddressOrOrigin } from '../../http/return-address.ts'
import type { Why } from '../../pages/forms/fault.ts'
import { signIn } from '../sessions/session-cookie.ts'
import { externalAccount } from './external-account.ts'
import { handBack } from './hand-back-page.tsx'
import { refuseLogin } from './refuse-login.ts'
import { spendOnce } from './spend-once.ts'

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
    const refuse = (why: Why) => refuseLogin(c, booking, back, [{ name: 'Email', why }])
    const person = await readAssertion(assertion, settings.EXTERNAL_ASSERTION_SECRET)
    if (typeof person === 'string') return refuse(person)
    if (!(await spendOnce(db, 'assertion', person.id, person.expires))) return refuse('spent')
    const account = await externalAccount(db, person)
    if (account === undefined) return refuse('notTheirs')
    await signIn(c, booking, account, false)
    return handBack(c, account, back)
  }
}
