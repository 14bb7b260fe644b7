import { jwtVerify, SignJWT } from 'jose'
import type * as z from 'zod'

export type TokenSecret = string | Uint8Array

export type SignedTokens<Claims> = {
  /** Without `expires` it never expires. */
  sign: (claims: Claims, secret: TokenSecret, expires?: Date) => Promise<string>
  /** undefined for a forged, foreign or expired token. Never throws. */
  read: (token: string, secret: TokenSecret, now?: Date) => Promise<Claims | undefined>
}

/** Decoders accept blanks, so this is the only valid spelling. */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/
const maxLength = 4096

const keyOf = (secret: TokenSecret) => (typeof secret === 'string' ? new TextEncoder().encode(secret) : secret)

/**
 * Tokens for one purpose, under their signature: a token for another purpose fails. JWTs (RFC 7519, HS256): anyone can
 * read the claims; making them needs the secret.
 * @param purpose With dashes: it becomes the token's type.
 */
export function signedTokens<Claims extends Record<string, unknown>>(
  purpose: string,
  schema: z.ZodType<Claims>,
): SignedTokens<Claims> {
  const typ = `${purpose}+jwt`
  return {
    async sign(claims, secret, expires) {
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ })
      if (expires) token.setExpirationTime(expires)
      return await token.sign(keyOf(secret))
    },
    async read(token, secret, now = new Date()) {
      // First, so that a request cannot make a server hash megabytes.
      if (token.length > maxLength || !tokenPattern.test(token)) return undefined
      const verified = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], typ, currentDate: now }).catch(
        () => undefined,
      )
      return schema.safeParse(verified?.payload).data
    },
  }
}
