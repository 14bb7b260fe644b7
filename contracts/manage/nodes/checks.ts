import * as z from 'zod'
import { faultCode } from './draft.ts'
import { mend } from './mend.ts'

const check = z.object({
  level: z.enum(['error', 'warning']),
  path: z.array(z.string()),
  message: z.string(),
  code: faultCode.optional(),
  near: z.string().optional(),
  mend: mend.optional(),
})

export type Check = z.output<typeof check>

/** `blocking`: prevents publishing. */
const checkOfNode = check.extend({ blocking: z.boolean() })

export type CheckOfNode = z.output<typeof checkOfNode>

export const checksAnswer = z.object({ checks: z.array(checkOfNode) })

export const allChecksAnswer = z.object({
  checks: z.array(check.extend({ key: z.string(), name: z.string() })),
  ending: z.array(z.object({ key: z.string(), name: z.string(), at: z.iso.datetime() })),
})
