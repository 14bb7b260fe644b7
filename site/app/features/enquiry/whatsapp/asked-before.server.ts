import { cookieOf } from '@agency/contracts/session/cookies.ts'
import { offerQuery } from '../../offer-choice/chosen-offer.server.ts'
import { formPaths } from '../form/form-paths.ts'
import { readAsked } from './asked-link.server.ts'
import { askedPath } from './asked-path.ts'

type Settings = { SITE_URL: string; SITE_SECRET: string }

const cookieName = 'asked'
const cookieSeconds = 7 * 24 * 60 * 60

/**
 * Notes in the visitor's browser what they asked about on WhatsApp, for the form only: an enquiry about the same gets the same reference.
 * @param address The planner's link, from the root of the site.
 * @returns A value of `Set-Cookie`.
 */
export function noteAsked(address: string, { SITE_URL }: Settings): string {
  const token = address.slice(`${askedPath}?t=`.length)
  const secure = SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${token}; Path=${formPaths.contact}; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * What was asked on WhatsApp before, if it was about what a form is about now; another departure or another number of people
 * is still the same conversation.
 * @param query Of the address of the form.
 */
export function askedBefore(cookies: string, query: URLSearchParams, { SITE_SECRET, now }: Settings & { now: number }) {
  const token = cookieOf(cookies, cookieName) ?? ''
  const asked = readAsked(token, SITE_SECRET, now)
  if (typeof asked === 'string' || topicOf(asked.query) !== topicOf(offerQuery(query))) return undefined
  return { reference: asked.reference, address: `${askedPath}?t=${token}` }
}

/** What a query is about, without what was chosen of it. */
const topicOf = (query: [string, string][]) =>
  JSON.stringify(query.filter(([name]) => name === 'about' || name === 'deal' || name === 'search'))
