import * as z from 'zod'
import { faultCode } from './draft.ts'
import { mend } from './mend.ts'

/** Something an editor should know before publishing. An `error` is wrong for visitors, a `warning` worth a look. */
const check = z.object({
  level: z.enum(['error', 'warning']),
  path: z.array(z.string()),
  message: z.string(),
  code: faultCode.optional(),
  /** Text that stands at the very place, when it lies inside a longer one. */
  near: z.string().optional(),
  /** What `POST /manage/nodes/{key}/mend` does about it. */
  mend: mend.optional(),
})

export type Check = z.output<typeof check>

/** `blocking`: publishing is refused until it is fixed. */
const checkOfNode = check.extend({ blocking: z.boolean() })

export type CheckOfNode = z.output<typeof checkOfNode>

export const checksAnswer = z.object({ checks: z.array(checkOfNode) })

/** The same over everything. */
export const allChecksAnswer = z.object({
  checks: z.array(check.extend({ key: z.string(), name: z.string() })),
  /** What ends within two weeks, the first to end first. */
  ending: z.array(z.object({ key: z.string(), name: z.string(), at: z.iso.datetime() })),
})
