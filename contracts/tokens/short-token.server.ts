import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type * as z from 'zod'
import type { TokenSecret } from './signed-token.server.ts'

/** Tokens of one purpose that are short enough to stand in a chat message. */
export type ShortTokens<Claims> = {
  sign: (claims: Claims, secret: TokenSecret) => string
  /** The claims; undefined if the token was changed, cut off or is for another purpose. Never throws. */
  read: (token: string, secret: TokenSecret) => Claims | undefined
}

/** Ends in a hexadecimal digit: programs leave dashes at the end of an address out of their links. */
const FORM = /^[\w-]+\.[\da-f]{24}$/
const LONGEST = 2000
const PROOF_BYTES = 12

/**
 * As `signedTokens`, at half the length: claims are compressed, and the proof is the first 96 bits of an HMAC. They do not
 * expire by themselves.
 * @param purpose Its name, with dashes: a token for another purpose under the same secret is not read.
 * @param usual What claims often hold, the most usual last. Changing it ends all tokens.
 */
export function shortTokens<Claims>(purpose: string, schema: z.ZodType<Claims>, usual: string): ShortTokens<Claims> {
  const dictionary = Buffer.from(usual)
  const proofOf = (packed: string, secret: TokenSecret) =>
    createHmac('sha256', secret).update(`${purpose} ${packed}`).digest().subarray(0, PROOF_BYTES)
  return {
    sign(claims, secret) {
      const packed = deflateRawSync(JSON.stringify(claims), { dictionary, level: 9 }).toString('base64url')
      return `${packed}.${proofOf(packed, secret).toString('hex')}`
    },
    read(token, secret) {
      if (token.length > LONGEST || !FORM.test(token)) return undefined
      const [packed = '', proof = ''] = token.split('.')
      if (!timingSafeEqual(Buffer.from(proof, 'hex'), proofOf(packed, secret))) return undefined
      const text = inflateRawSync(Buffer.from(packed, 'base64url'), { dictionary }).toString()
      return schema.safeParse(JSON.parse(text)).data
    },
  }
}
