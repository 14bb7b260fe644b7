import * as z from 'zod'
import { editable } from './node.ts'

export const faultCode = z.enum(['not-a-day', 'not-an-instant', 'not-a-choice', 'vanishes'])

export type FaultCode = z.output<typeof faultCode>

/** Prevents publishing. `path` begins with `source` for properties. */
export const fault = z.object({ path: z.array(z.string()), message: z.string(), code: faultCode.optional() })

export type Fault = z.output<typeof fault>

export const draftInput = editable.extend({
  parentKey: editable.shape.parentKey.default(null),
  publishAt: editable.shape.publishAt.default(null),
  unpublishAt: editable.shape.unpublishAt.default(null),
  updated: editable.shape.updated.default(null),
})

export const draftAnswer = z.object({ version: z.number().int(), savedAt: z.iso.datetime(), faults: z.array(fault) })

/**
 * `touched`: public paths of the node or its page, and of the page above, before and after. Empty for sliders, menus,
 * deals and promotions: `/around` lists the pages that show them.
 */
export const publishAnswer = z.object({ version: z.number().int(), touched: z.array(z.string()) })
