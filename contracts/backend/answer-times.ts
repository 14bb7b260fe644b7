import * as z from 'zod'
import { readReference } from './reference.ts'
import { replySchema } from './reply.ts'

/** What a planner tells when an enquiry was answered, or needs no answer. */
export const answeredRequestSchema = z.object({
  reference: z.string().transform((text, context) => {
    const reference = readReference(text.slice(0, 100))
    if (reference !== undefined) return reference
    context.issues.push({ code: 'custom', message: 'is no reference', input: text })
    return z.NEVER
  }),
  /** Now, where it is left out. */
  answeredAt: z.iso.datetime().optional(),
})

/** Which enquiries are asked about: those received at this moment or later. */
export const answerTimesQuerySchema = z.object({ since: z.iso.datetime() })

/** When enquiries were received and answered; nothing of who sent them. Those that wait for an answer have none. */
export const answerTimesSchema = replySchema.safeExtend({
  data: z
    .looseObject({
      times: z.array(z.object({ receivedAt: z.iso.datetime(), answeredAt: z.iso.datetime().nullish() })).max(20_000),
    })
    .nullish(),
})
