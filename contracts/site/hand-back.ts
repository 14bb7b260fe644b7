import * as z from 'zod'

/**
 * What the booking site posts to a page of ours when a visitor returns from it. Nobody signed it, so it proves nothing:
 * the answer is a redirect to the same page, and the body is never logged.
 */
export const handBackSchema = z.looseObject({
  SessionTransferMemberId: z.string().optional(),
  UserId: z.string().optional(),
  FirstName: z.string().optional(),
  Email: z.string().optional(),
  IsActive: z.string().optional(),
  isAgent: z.string().optional(),
})

/** Query of the hand-back whose body can hold a clear-text password: nothing but this is read. */
export const authAndRedirectQuerySchema = z.object({ destinationUrl: z.string().optional() })
