/**
 * The assertion: our server vouches to the booking site for a visitor of Google or Facebook. A JWT signed with a shared
 * secret (HS256), for the audience `booking`, good for one minute and one use.
 */
import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { readVouchedAddress } from '../../people/email-address.ts'

/** In the order of their buttons. */
export const providerNames = ['Google', 'Facebook'] as const
export type ProviderName = (typeof providerNames)[number]

export type ExternalPerson = {
  provider: ProviderName
  subject: string
  name: string
  email: string
  /** By the provider's word. Only a verified address may lead to an existing account. */
  emailVerified: boolean
}

export type Assertion = ExternalPerson & {
  id: string
  expires: Date
}

const audience = 'booking'
const type = 'external-assertion+jwt'
const seconds = 60

const claims = z.object({
  provider: z.enum(providerNames),
  sub: z.string().min(1).max(200),
  name: z.string().max(200),
  email: z.string().refine(email => readVouchedAddress(email) === email),
  email_verified: z.boolean(),
  jti: z.string().min(16).max(100),
  exp: z.number(),
})

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** The caller has verified the provider's token. */
export function signAssertion(person: ExternalPerson, secret: string, now = new Date()): Promise<string> {
  const { provider, subject, name, email, emailVerified } = person
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ provider, name: name.slice(0, 200), email, email_verified: emailVerified })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .setJti(randomUUID())
    .sign(keyOf(secret))
}

export type AssertionFault = 'late' | 'invalid'

export async function readAssertion(
  token: string,
  secret: string,
  now = new Date(),
): Promise<Assertion | AssertionFault> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ: type,
      audience: audience,
      maxTokenAge: seconds,
      requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      currentDate: now,
    })
    const { provider, sub, name, email, email_verified, jti, exp } = claims.parse(payload)
    return {
      provider,
      subject: sub,
      name,
      email,
      emailVerified: email_verified,
      id: jti,
      expires: new Date(exp * 1000),
    }
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'late' : 'invalid'
  }
}
