import * as z from 'zod'
import { editable } from './node.ts'

/** One version of a node. `summary` says in a few words what changed. */
export const version = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  by: z.string(),
  draft: z.boolean(),
  /** Whether it is what visitors see. */
  published: z.boolean(),
  summary: z.string(),
})

/** Newest first. */
export const versionsAnswer = z.object({ versions: z.array(version) })

export const versionDocument = z.object({
  ...editable.shape,
  key: z.string(),
  version: z.number().int(),
  at: z.iso.datetime(),
  by: z.string(),
  draft: z.boolean(),
})
