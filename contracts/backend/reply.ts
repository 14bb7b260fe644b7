import * as z from 'zod'

/** `error`: the reason in words for the visitor. A refusal for business reasons is no HTTP error. */
export const replySchema = z.looseObject({
  success: z.boolean(),
  message: z.string().nullish(),
  error: z.string().nullish(),
})
