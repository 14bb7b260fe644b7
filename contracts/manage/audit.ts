import * as z from 'zod'

export const auditQuery = z.object({
  key: z.string().max(100).optional(),
  by: z.string().max(100).optional(),
  who: z.string().max(100).optional(),
  page: z.string().max(200).optional(),
  day: z.iso.date().optional(),
  /** Malaysian, YYYY-MM: all of its entries. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  without: z.literal('sign-ins').optional(),
  after: z.coerce.number().int().positive().optional(),
})

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** "machine" for calls with the editor key. */
  by: z.string(),
  /** The end of a sentence that begins with the name: "published". */
  what: z.string(),
  key: z.string().nullable(),
  name: z.string().nullable(),
  detail: z.string().nullable(),
})

export const audit = z.object({ entries: z.array(auditEntry) })
