import * as z from 'zod'
import { editable } from './node.ts'

/** Kinds of faults that a form explains in its own words; the message of each other fault fits a form as it is. */
export const faultCode = z.enum(['not-a-day', 'not-an-instant', 'not-a-choice', 'vanishes'])

export type FaultCode = z.output<typeof faultCode>

/** One thing that keeps a draft from being published. `path` begins with `source` for properties. */
export const fault = z.object({ path: z.array(z.string()), message: z.string(), code: faultCode.optional() })

export type Fault = z.output<typeof fault>

/** A draft may be incomplete. */
export const draftInput = editable.extend({
  parentKey: editable.shape.parentKey.default(null),
  publishAt: editable.shape.publishAt.default(null),
  unpublishAt: editable.shape.unpublishAt.default(null),
  updated: editable.shape.updated.default(null),
})

export const draftAnswer = z.object({ version: z.number().int(), savedAt: z.iso.datetime(), faults: z.array(fault) })

/**
 * `touched`: public paths of what was published, or of the page that it is a part of, and of the page above, before and after.
 * Empty for sliders, menus, deals and promotions: `/around` names the pages that show them.
 */
export const publishAnswer = z.object({ version: z.number().int(), touched: z.array(z.string()) })
