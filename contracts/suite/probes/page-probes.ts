import * as z from 'zod'
import { keepSessionPath } from '../../booking/accounts/keep-session.ts'
import { whoAmIPath } from '../../booking/accounts/who-am-i.ts'
import { bookingCalls } from '../../booking/booking-calls.ts'
import { bookingLinks } from '../../booking/links.ts'
import type { Call } from '../../calls/call.ts'
import { parseJson } from '../../calls/parse-json.ts'
import { readSessionUser } from '../../session/session.ts'
import type { Finding, Probe } from './probe.ts'

/** Settings `SIGN_IN` and `SESSION`; default `forms` and `jwe`. */
export type SignInWays = { signIn?: string; session?: string }

const answered = (...statuses: number[]) =>
  z.object({
    status: z.literal(statuses, {
      error: ({ input }) =>
        input === 404 || input === 405
          ? `${input}: nothing answers here when a browser asks by GET`
          : `must be one of ${statuses.join(', ')}, not ${input}`,
    }),
  })

const aPage = answered(200, 301, 302, 303, 307, 308)

const page = (path: string, summary: string, more: Partial<Call> = {}): Call => ({
  id: 'booking.page',
  system: 'booking',
  summary,
  method: 'GET',
  path,
  request: {},
  answers: 'navigation',
  response: aPage,
  builtIn: true,
  writes: false,
  ...more,
})

const probeOf = (call: Call, examineText?: Probe['examineText']): Probe => ({
  call,
  note: call.summary,
  asking: () => ({}),
  ...(examineText && { examineText }),
})

export function pageProbes({ signIn = 'forms', session = 'jwe' }: SignInWays): Probe[] {
  const ofForm = signIn === 'forms' ? needsNoToken : undefined
  const probes = [
    probeOf(page(bookingLinks.logIn, 'log-in of members'), ofForm),
    probeOf(page(bookingLinks.agentLogIn, 'log-in of agents'), ofForm),
    probeOf(page(bookingLinks.register, 'sign-up of members'), ofForm),
    probeOf(page(bookingLinks.agentRegister, 'sign-up of agents', { without: 'the link to it leads nowhere' })),
    probeOf(page(bookingLinks.resetPassword, 'forgotten passwords', { without: 'the link to it leads nowhere' })),
  ]
  if (signIn === 'link') probes.push(probeOf(page(bookingCalls.logOff.path, '“Log Out” asks by GET')))
  if (session === 'jwe') probes.push(probeOf(keepSession))
  if (session === 'endpoint') probes.push(probeOf(whoAmI, namesNoVisitor))
  return probes
}

const keepSession = page(keepSessionPath, 'SESSION=jwe', {
  response: answered(200, 204, 301, 302, 303, 401, 403),
  without: 'people are signed out here 20 minutes after their last visit to the booking site',
})

const whoAmI = page(whoAmIPath, 'SESSION=endpoint, asked without cookies', {
  response: answered(200, 204, 301, 302, 303, 401, 403),
})

/** The site's forms cannot send the token of the booking site's pages. */
function needsNoToken(html: string): Finding[] {
  const hasToken = /<input\b[^>]*\bname=["']?__RequestVerificationToken\b/i.test(html)
  const text =
    'has an anti-forgery token (__RequestVerificationToken), which the site’s forms cannot send: set SIGN_IN=link, or take [ValidateAntiForgeryToken] away'
  return hasToken ? [{ path: 'its form', text }] : []
}

function namesNoVisitor(text: string, status: number): Finding[] {
  if (status !== 200) return []
  const answer = parseJson(text)
  if (answer === undefined) return [{ path: '', text: 'answers with something that is not JSON' }]
  const namesVisitor = typeof readSessionUser(answer) !== 'string'
  return namesVisitor ? [{ path: '', text: 'names a signed-in person without a cookie' }] : []
}
