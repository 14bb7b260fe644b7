import { jwtVerify, SignJWT } from 'jose'
import type * as z from 'zod'

/** What signs and reads: a text or bytes that only our servers know. */
export type TokenSecret = string | Uint8Array

/** Tokens of one purpose. */
export type SignedTokens<Claims> = {
  /** A token with these claims; without `expires` it is good for ever. */
  sign: (claims: Claims, secret: TokenSecret, expires?: Date) => Promise<string>
  /** The claims; undefined if the token was forged, is for another purpose, or expired before `now`. Never throws. */
  read: (token: string, secret: TokenSecret, now?: Date) => Promise<Claims | undefined>
}

/** Its one spelling: decoders overlook blanks. */
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/
const LONGEST = 4096

const keyOf = (secret: TokenSecret) => (typeof secret === 'string' ? new TextEncoder().encode(secret) : secret)

/**
 * Tokens for one purpose, which is signed with them: a token for another purpose under the same secret is not read. They are
 * JWTs (RFC 7519, HS256): anyone can read the claims; making them needs the secret.
 * @param purpose Its name, with dashes: it becomes the token's type.
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
      // Checked first, so that a request cannot make a server hash megabytes.
      if (token.length > LONGEST || !FORM.test(token)) return undefined
      const verified = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], typ, currentDate: now }).catch(
        () => undefined,
      )
      return schema.safeParse(verified?.payload).data
    },
  }
}
