/**
 * The assertion: what our server tells the booking site about a visitor whom Google or Facebook vouched for. A JWT signed
 * with a secret both have (HS256), for the audience `booking`, good for one minute and one use.
 */
import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { readVouchedAddress } from '../../people/email-address.ts'

/** Who comes, as their provider knows them and our server has checked. */
export type ExternalPerson = {
  provider: 'Google' | 'Facebook'
  /** The provider's own id of the person; it never changes. */
  subject: string
  /** As the provider gave it; may be empty. */
  name: string
  email: string
  /** Whether the provider says that the address is the person's. Only then may it lead to an account that exists. */
  emailVerified: boolean
}

export type Assertion = ExternalPerson & {
  /** Different in every assertion, so that each is accepted once. */
  id: string
  expires: Date
}

const AUDIENCE = 'booking'
const TYPE = 'external-assertion+jwt'
const SECONDS = 60

const claims = z.object({
  provider: z.enum(['Google', 'Facebook']),
  sub: z.string().min(1).max(200),
  name: z.string().max(200),
  email: z.string().refine(email => readVouchedAddress(email) === email),
  email_verified: z.boolean(),
  jti: z.string().min(16).max(100),
  exp: z.number(),
})

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs an assertion. To be made only after the provider's own token was verified. */
export function signAssertion(person: ExternalPerson, secret: string, now = new Date()): Promise<string> {
  const { provider, subject, name, email, emailVerified } = person
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ provider, name: name.slice(0, 200), email, email_verified: emailVerified })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(subject)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + SECONDS)
    .setJti(randomUUID())
    .sign(keyOf(secret))
}

/** Why an assertion is not believed: it is older than a minute, or none that our server signed for the booking site. */
export type AssertionFault = 'late' | 'invalid'

/** Reads an assertion, or says why it is not believed. */
export async function readAssertion(
  token: string,
  secret: string,
  now = new Date(),
): Promise<Assertion | AssertionFault> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ: TYPE,
      audience: AUDIENCE,
      maxTokenAge: SECONDS,
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
