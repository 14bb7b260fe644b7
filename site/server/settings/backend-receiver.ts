import { list } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'

const words = [
  'sso-login',
  'web-api-credit',
  'consent',
  'language',
  'own-data',
  'idempotency',
  'no-idempotency',
] as const

/** `.env.example` explains each word. */
export const backendReceiverSetting = list(z.enum(words)).transform((names, context) => {
  const says = (word: (typeof words)[number]) => names.includes(word)
  if (says('idempotency') && says('no-idempotency'))
    context.addIssue({ code: 'custom', message: 'must not be both idempotency and no-idempotency' })
  return {
    /** The backend's SSO/login checks a password before it goes to the booking site. */
    LOGIN_CHECK: says('sso-login') ? ('sso' as const) : ('none' as const),
    /** HomePage/GetCreditDetails of the backend, or profile/creditdetails of the Web API. */
    CREDIT_SOURCE: says('web-api-credit') ? ('web-api' as const) : ('backend' as const),
    /** `consent`: the text of the consent and its page are sent too. */
    NEWSLETTER_SENDS: says('consent') ? ('email-and-consent' as const) : ('email' as const),
    /** Enquiries and sign-ups name the language in which they were read, and visitors get its mails in it. */
    NOTICE_LANGUAGE: says('language'),
    /** The backend mails links by which visitors get a copy of their data, or erase it. */
    OWN_DATA: says('own-data'),
    /** `ask`: the answer to OPTIONS decides. */
    BACKEND_IDEMPOTENCY: says('idempotency')
      ? ('yes' as const)
      : says('no-idempotency')
        ? ('no' as const)
        : ('ask' as const),
  }
})
