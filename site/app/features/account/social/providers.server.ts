import {
  type ExternalPerson,
  type ProviderName,
  providerNames,
  signAssertion,
} from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import { readVouchedAddress } from '@agency/contracts/people/email-address.ts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { fetchJson } from '../../../clients/upstreams/fetch-json.server.ts'
import type { OfferedProvider } from '../account-forms.ts'

/** Addresses on other hosts, by the policy's directives. */
export type OtherSources = { scripts: string[]; styles: string[]; connections: string[]; frames: string[] }

export type LoginHandOver = { href: string } | { action: string; fields: Record<string, string> }

/** `unconfirmed`: the provider rejects the token. `no address`: it gives no e-mail address. */
export type NobodyBecause = 'unconfirmed' | 'no address'

export const providerAddresses = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_KEYS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
  GOOGLE_SCRIPT_URL: 'https://accounts.google.com/gsi/client',
  FACEBOOK_GRAPH_URL: 'https://graph.facebook.com',
  FACEBOOK_SCRIPT_URL: 'https://connect.facebook.net/en_GB/sdk.js',
}

export type ProviderSettings = Record<
  keyof typeof providerAddresses | 'GOOGLE_CLIENT_ID' | 'FACEBOOK_APP_ID' | 'FACEBOOK_APP_SECRET',
  string
>

type Provider = {
  /** The setting with the application's public key; a provider without it is not offered. */
  key: keyof ProviderSettings
  script: keyof ProviderSettings
  /** Hosts of its script, as the provider documents them for a content security policy. */
  sources(script: string): OtherSources
  /** Identifies the person of a token, which must be issued for our application. */
  check(token: string, env: ProviderSettings): Promise<ExternalPerson | NobodyBecause>
}

export const providers: Record<ProviderName, Provider> = {
  Google: {
    key: 'GOOGLE_CLIENT_ID',
    script: 'GOOGLE_SCRIPT_URL',
    // https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
    sources(script) {
      const folder = new URL('.', script).href
      return { scripts: [script], styles: [new URL('style', script).href], connections: [folder], frames: [folder] }
    },
    check: googlePerson,
  },
  Facebook: {
    key: 'FACEBOOK_APP_ID',
    script: 'FACEBOOK_SCRIPT_URL',
    sources(script) {
      const hosts = [new URL(script).origin, 'https://www.facebook.com', 'https://graph.facebook.com']
      return { scripts: hosts.slice(0, 1), styles: [], connections: hosts, frames: hosts }
    },
    check: facebookPerson,
  },
}

export function offeredProviders(env: ProviderSettings): OfferedProvider[] {
  return providerNames
    .map(name => ({ name, key: env[providers[name].key], script: env[providers[name].script] }))
    .filter(({ key }) => key)
}

const limits = { timeLimit: 2500, sizeLimit: 64 * 1024 }
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** Verifies issuer, audience and expiry of an ID token. */
async function googlePerson(token: string, env: ProviderSettings): Promise<ExternalPerson | NobodyBecause> {
  const { GOOGLE_CLIENT_ID: audience, GOOGLE_ISSUER: issuer, GOOGLE_KEYS_URL: keysUrl } = env
  const keys = keySets.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: limits.timeLimit })
  keySets.set(keysUrl, keys)
  const verified = await jwtVerify(token, keys, {
    issuer: [issuer, issuer.replace('https://', '')],
    audience,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'sub'],
  }).catch(() => undefined)
  const { sub, name, email, email_verified: emailVerified } = verified?.payload ?? {}
  if (!sub) return 'unconfirmed'
  return withAddress({ provider: 'Google', subject: sub, name, emailVerified: emailVerified === true }, email)
}

/** Asks Facebook about an access token. */
async function facebookPerson(token: string, env: ProviderSettings): Promise<ExternalPerson | NobodyBecause> {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret, FACEBOOK_GRAPH_URL: graphUrl } = env
  const ask = async (path: string, query: Record<string, string>) => {
    const url = `${graphUrl}${path}?${new URLSearchParams(query)}`
    const answer = await fetchJson({ upstream: 'identity', url, ...limits }).catch(() => undefined)
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
function withAddress(person: Omit<ExternalPerson, 'name' | 'email'> & { name: unknown }, address: unknown) {
  const email = typeof address === 'string' && readVouchedAddress(address)
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
