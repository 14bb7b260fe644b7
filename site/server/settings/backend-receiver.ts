import * as z from 'zod'
import { list } from './list.ts'

const words = ['sso-login', 'web-api-credit', 'consent', 'idempotency', 'no-idempotency'] as const

/** What the backend can do, or cannot, where backends differ. `.env.example` explains each word. */
export const backendReceiverSetting = list(z.enum(words)).transform((given, context) => {
  const says = (word: (typeof words)[number]) => given.includes(word)
  if (says('idempotency') && says('no-idempotency'))
    context.addIssue({ code: 'custom', message: 'must not be both idempotency and no-idempotency' })
  return {
    /** Whether the backend's SSO/login judges a password before it goes to the booking site. */
    LOGIN_CHECK: says('sso-login') ? ('sso' as const) : ('none' as const),
    /** Where balances are read: HomePage/GetCreditDetails of the backend, or profile/creditdetails of the Web API. */
    CREDIT_SOURCE: says('web-api-credit') ? ('web-api' as const) : ('backend' as const),
    /** What a sign-up for offers holds: what the contract says, or also the words that were agreed to, and where. */
    NEWSLETTER_SENDS: says('consent') ? ('email-and-consent' as const) : ('email' as const),
    /** Whether the backend takes a repeated Idempotency-Key for the same enquiry; `ask`: as its answer to OPTIONS says. */
    BACKEND_IDEMPOTENCY: says('idempotency')
      ? ('yes' as const)
      : says('no-idempotency')
        ? ('no' as const)
        : ('ask' as const),
  }
})
