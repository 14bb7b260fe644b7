import * as z from 'zod'

/** Answer of `umbraco/auth/gettoken`: a JWT whose `exp` says until when it is good. */
export const tokenAnswerSchema = z.looseObject({ Token: z.string().min(1) })

const claimsSchema = z.looseObject({ exp: z.number().positive() })

/** When a token ends, in milliseconds since 1970; undefined if it does not say so. The signature is not looked at. */
export function tokenEnd(token: string): number | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    const { exp } = claimsSchema.parse(claims)
    return exp * 1000
  } catch {
    return undefined
  }
}
