import { errors, jwtVerify, SignJWT } from 'jose'

const lifetimeSeconds = 20 * 60
const issuer = 'content-system'

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** For the reading calls; expires 20 minutes after `now`. */
export function makeToken(secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetimeSeconds)
    .sign(keyOf(secret))
}

/** @returns the reason for the caller why a token is refused, or undefined for a valid one */
export async function tokenFault(token: string | undefined, secret: string, now: Date): Promise<string | undefined> {
  if (!token) return 'Send a bearer token. GET /umbraco/auth/gettoken gives one.'
  try {
    await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], issuer: issuer, currentDate: now })
    return undefined
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'The token has expired.' : 'The token is not valid.'
  }
}
