import * as z from 'zod'

/**
 * Posted by the booking site when a visitor returns. The answer redirects to the same page, or, from the home page, to
 * the one where the visitor pressed “Log in” (`SIGN_IN=link`). Never log the body. Without the last three fields, or
 * without `SESSION=handoff`, it proves nothing.
 */
export const handBackSchema = z.looseObject({
  SessionTransferMemberId: z.string().optional(),
  UserId: z.string().optional(),
  FirstName: z.string().optional(),
  Email: z.string().optional(),
  IsActive: z.string().optional(),
  isAgent: z.string().optional(),
  SessionTransferTime: z.string().optional(),
  SessionTransferNonce: z.string().optional(),
  SessionTransferSignature: z.string().optional(),
})

/** The body can hold a clear-text password: read only this query. */
export const authAndRedirectQuerySchema = z.object({ destinationUrl: z.string().optional() })
