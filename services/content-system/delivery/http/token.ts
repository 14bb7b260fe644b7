import { errors, jwtVerify, SignJWT } from 'jose'

const LIFETIME_SECONDS = 20 * 60
const ISSUER = 'content-system'

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** A bearer token for the reading calls, good for 20 minutes from `now`. */
export function makeToken(secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LIFETIME_SECONDS)
    .sign(keyOf(secret))
}

/** Why a token is not good at `now`, in words for the caller; undefined if it is good. */
export async function tokenFault(token: string | undefined, secret: string, now: Date): Promise<string | undefined> {
  if (!token) return 'Send a bearer token. GET /umbraco/auth/gettoken gives one.'
  try {
    await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], issuer: ISSUER, currentDate: now })
    return undefined
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'The token has expired.' : 'The token is not valid.'
  }
}
