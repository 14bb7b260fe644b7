import * as z from 'zod'

/** What is posted to the captcha verification address: the token the browser got. */
export const captchaRequestSchema = z.object({ token: z.string().min(1) })

/** Whether the token stands for a person; `error` says why not. */
export const captchaAnswerSchema = z.looseObject({
  success: z.boolean(),
  error: z.union([z.string(), z.array(z.string())]).nullish(),
})
