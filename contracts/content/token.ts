import * as z from 'zod'

export const tokenAnswerSchema = z.looseObject({ Token: z.string().min(1) })

const claimsSchema = z.looseObject({ exp: z.number().positive() })

/** Milliseconds since 1970; undefined without `exp`. Does not check the signature. */
export function tokenEnd(token: string): number | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    const { exp } = claimsSchema.parse(claims)
    return exp * 1000
  } catch {
    return undefined
  }
}
