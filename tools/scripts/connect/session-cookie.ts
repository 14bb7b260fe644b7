import { cookiesIn } from '@agency/contracts/session/cookies.ts'
import type { Verdict } from '@agency/contracts/suite/judge.ts'
import type { VisitorSessions } from '@agency/site/app/clients/booking/session/knowledge.server.ts'
import {
  type SessionSettings,
  type SessionWay,
  sessionsBy,
} from '@agency/site/app/clients/booking/session/visitor-sessions.server.ts'

/** `what` names the cookie and its user, never its value. */
export type CookieVerdict = { what: string; verdict: Verdict }

/** @param pasted The value, or a whole `Cookie` header. */
export async function judgeCookie(pasted: string, env: SessionSettings): Promise<CookieVerdict> {
  const reasons: string[] = []
  const sessions = sessionsBy(env, reason => reasons.push(reason))
  const name = sessions.cookieName
  const what = name === undefined ? 'any cookie' : `cookie ${name}`
  const header = headerOf(pasted, sessions)
  const { session } = await sessions.read(header)
  if (!session) {
    const told = reasons.length > 0 ? reasons : [silentReason(env.SESSION, header, name)]
    const findings = told.map(reason => ({ path: 'not believed', text: `${reason}. ${adviceOn(reason, env.SESSION)}` }))
    return { what, verdict: { kind: 'differs', findings } }
  }
  const { firstName, userTypeCode, isAgent } = session
  const person = `${firstName || 'no name'}, ${isAgent ? 'an agent' : 'a member'}, ${userTypeCode}`
  const nameless = {
    path: 'firstName',
    text: 'is missing: the header greets the visitor without a name',
    harmless: true,
  }
  const verdict: Verdict = firstName ? { kind: 'holds' } : { kind: 'differs', findings: [nameless] }
  return { what: `${what} (${person})`, verdict }
}

/** The value, `name=value`, or all cookies. */
function headerOf(pasted: string, { cookieName = 'session' }: VisitorSessions): string {
  const text = pasted.trim().replace(/^cookie:\s*/i, '')
  return /^[\w.-]+=[^=]/.test(text) ? text : `${cookieName}=${text.replace(/^"(.*)"$/, '$1')}`
}

function silentReason(way: SessionWay, header: string, name: string | undefined): string {
  const names = cookiesIn(header).map(([given]) => given)
  if (name === undefined) return 'with SESSION=none every visitor is signed out'
  if (!names.includes(name)) return `it is named ${names.join(', ')}, and the site reads ${name}`
  return way === 'endpoint' ? 'the booking site says that it signs no person in' : 'it is over'
}

const again = 'Log in anew and paste the cookie at once; if it is refused too, '
const user = 'Let it hold userId (greater than 0), firstName, userTypeCode, isAgent and authenticated.'

const advices: [RegExp, string][] = [
  [/SESSION=none/, 'Choose how the site knows who is signed in: docs/plug-in.md, step 4.'],
  [/is named/, 'Set SESSION_COOKIE_NAME to the name of the cookie of the session, or paste that cookie.'],
  [/sends no cookie/, 'Set SESSION to one of these, or paste the cookie that the site reads.'],
  [/it is over/, `${again}compare the clocks of both machines.`],
  [/signs no person in/, `${again}open /Account/WhoAmI in the browser that is logged in.`],
  [/WhoAmI (?:could|answered)/, 'Build /Account/WhoAmI as docs/plug-in.md says, where the site can reach BOOKING_URL.'],
  [/User|userId|authenticated|JSON object/, user],
  [/kid|no key/, 'Copy the key that the booking site seals with into SESSION_KEYS, as name:key.'],
  [/alg|enc/, 'Let the booking site seal with "dir" and A256GCM, or A256CBC-HS512 with a key of 64 bytes.'],
  [/exp|nbf/, 'Write "exp" in seconds since 1970, 20 minutes ahead.'],
  [/SESSION_MACHINE_KEY/, 'Copy the <machineKey> element of the booking site’s web.config as it stands there.'],
  [/JWE/, 'If it is the ticket of forms authentication, SESSION=endpoint or aspxauth reads it.'],
  [/hexadecimal/, 'If it is a JWE, which has five parts with dots between them, SESSION=jwe reads it.'],
]

function adviceOn(reason: string, way: SessionWay): string {
  if (way === 'handoff' && !/is over|is named/.test(reason))
    return 'Paste the cookie that this site sets after a hand-off.'
  return advices.find(([words]) => words.test(reason))?.[1] ?? 'See step 4 of docs/plug-in.md.'
}
