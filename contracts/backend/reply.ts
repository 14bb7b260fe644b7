import * as z from 'zod'

/** How the backend answers: `error` says why not, in words for the visitor. A refusal for business reasons is no HTTP error. */
export const replySchema = z.looseObject({
  success: z.boolean(),
  message: z.string().nullish(),
  error: z.string().nullish(),
})
