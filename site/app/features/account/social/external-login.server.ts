import { type ExternalPerson, signAssertion } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import { readVouchedAddress } from '@agency/contracts/people/email-address.ts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { fetchJson } from '../../../clients/upstreams/fetch-json.server.ts'

export type LoginHandOver = { href: string } | { action: string; fields: Record<string, string> }

/** `unconfirmed`: the provider rejects the token. `no address`: it gives no e-mail address. */
export type NobodyBecause = 'unconfirmed' | 'no address'

type GoogleSettings = { clientId: string; issuer: string; keysUrl: string }

const timeLimit = 2500
const sizeLimit = 64 * 1024
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** Verifies issuer, audience and expiry of a Google ID token. */
export async function googlePerson(
  token: string,
  { clientId, issuer, keysUrl }: GoogleSettings,
): Promise<ExternalPerson | NobodyBecause> {
  const keys = keySets.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: timeLimit })
  keySets.set(keysUrl, keys)
  const verified = await jwtVerify(token, keys, {
    issuer: [issuer, issuer.replace('https://', '')],
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'sub'],
  }).catch(() => undefined)
  const { sub, name, email, email_verified: emailVerified } = verified?.payload ?? {}
  if (!sub) return 'unconfirmed'
  return withAddress({ provider: 'Google', subject: sub, name, emailVerified: emailVerified === true }, email)
}

type FacebookSettings = { appId: string; appSecret: string; graphUrl: string }

/** The person of a Facebook access token, which must be issued for our application. */
export async function facebookPerson(
  token: string,
  { appId, appSecret, graphUrl }: FacebookSettings,
): Promise<ExternalPerson | NobodyBecause> {
  const ask = async (path: string, query: Record<string, string>) => {
    const url = `${graphUrl}${path}?${new URLSearchParams(query)}`
    const answer = await fetchJson({ upstream: 'identity', url, timeLimit, sizeLimit }).catch(() => undefined)
    return answer?.status === 200 ? (answer.body as Record<string, unknown> | null) : undefined
  }
  const inspected = await ask('/debug_token', { input_token: token, access_token: `${appId}|${appSecret}` })
  const { is_valid: valid, app_id: app } = (inspected?.data ?? {}) as Record<string, unknown>
  if (valid !== true || String(app) !== appId) return 'unconfirmed'
  const { id, name, email } = (await ask('/me', { fields: 'id,name,email', access_token: token })) ?? {}
  if (typeof id !== 'string') return 'unconfirmed'
  return withAddress({ provider: 'Facebook', subject: id, name, emailVerified: true }, email)
}

/** A Facebook account may have no e-mail address, or its owner may withhold it. */
function withAddress(person: Omit<ExternalPerson, 'name' | 'email'> & { name: unknown }, given: unknown) {
  const email = typeof given === 'string' && readVouchedAddress(given)
  return email ? { ...person, name: String(person.name ?? ''), email } : 'no address'
}

/** The request that signs an identified person in at the booking site. It leaves out the provider's token. */
export async function handOver(
  person: ExternalPerson,
  booking: string,
  origin: string,
  secret: string,
): Promise<LoginHandOver> {
  const assertion = await signAssertion(person, secret)
  const address = booking + bookingCalls.googleLogin.path
  if (person.provider === 'Google') {
    const { provider, subject, name, email } = person
    const query = new URLSearchParams({ provider, id: subject, name, email, assertion, ReturnUrl: origin })
    return { href: `${address}?${query}` }
  }
  return {
    action: `${address}?ReturnUrl=${encodeURIComponent(origin)}`,
    fields: {
      'facebookLogin.Id': person.subject,
      'facebookLogin.Name': person.name,
      'facebookLogin.Email': person.email,
      assertion,
    },
  }
}
