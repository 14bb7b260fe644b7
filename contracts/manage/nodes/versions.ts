import * as z from 'zod'
import { editable } from './node.ts'

export const version = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  by: z.string(),
  draft: z.boolean(),
  published: z.boolean(),
  summary: z.string(),
})

export const versionsAnswer = z.object({ versions: z.array(version) })

export const versionDocument = z.object({
  ...editable.shape,
  key: z.string(),
  version: z.number().int(),
  at: z.iso.datetime(),
  by: z.string(),
  draft: z.boolean(),
})
