import * as z from 'zod'
import type { Call } from '../calls/call.ts'

const answerSchema = z.looseObject({
  success: z.boolean(),
  error: z.union([z.string(), z.array(z.string())]).nullish(),
})

export const captchaCalls = {
  verify: {
    id: 'captcha.verify',
    system: 'captcha',
    summary: 'Whether a captcha token is valid',
    method: 'POST',
    path: '',
    request: { json: z.object({ token: z.string().min(1) }) },
    answers: 'json',
    response: answerSchema,
    builtIn: false,
    writes: false,
  },
} as const satisfies Record<string, Call>
