import * as z from 'zod'

/**
 * What the booking site posts to a page of ours when a visitor returns from it. The answer is a redirect to the same page,
 * or, from the home page, to the one where the visitor pressed “Log in” (`SIGN_IN=link`). The body is never logged. Without
 * the last three fields, or without `SESSION=handoff`, it proves nothing.
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

/** Query of the hand-back whose body can hold a clear-text password: nothing but this is read. */
export const authAndRedirectQuerySchema = z.object({ destinationUrl: z.string().optional() })
