import * as z from 'zod'

export const replySchema = z.looseObject({
  success: z.boolean(),
  message: z.string().nullish(),
  error: z.string().nullish(),
})
