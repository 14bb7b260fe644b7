import * as z from 'zod'

/** `GET /manage/audit`: of nodes and pictures, by people, on a Malaysian day; without what only says who came and went; older than an entry. */
export const auditQuery = z.object({
  key: z.string().max(100).optional(),
  by: z.string().max(100).optional(),
  /** A part of the person's name. */
  who: z.string().max(100).optional(),
  /** A part of the name of a page or picture. */
  page: z.string().max(200).optional(),
  day: z.iso.date().optional(),
  without: z.literal('sign-ins').optional(),
  /** The id of the last entry of the page before. */
  after: z.coerce.number().int().positive().optional(),
})

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** A name; "machine" for calls with the editor key. */
  by: z.string(),
  /** What was done, as the end of a sentence that begins with the name: "published". */
  what: z.string(),
  key: z.string().nullable(),
  /** What the key's node, picture or user is called. */
  name: z.string().nullable(),
  detail: z.string().nullable(),
})

/** Newest first, fifty at a time. */
export const audit = z.object({ entries: z.array(auditEntry) })
