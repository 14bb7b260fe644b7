import * as z from 'zod'
import { publication } from './publishing/publication.ts'
import { takenOut } from './publishing/release.ts'

const page = { key: z.string(), name: z.string(), at: z.iso.datetime() }

export const startAnswer = z.object({
  drafts: z.array(z.object(page)),
  draftCount: z.number().int(),
  /** Publish requests of writers, oldest first. Null for callers who may not publish. */
  waiting: z
    .array(z.object({ ...page, by: z.string(), note: z.string(), changed: z.boolean(), isRelease: z.boolean() }))
    .nullable(),
  asked: z.array(
    z.object({
      ...page,
      state: z.enum(['sentBack', 'waiting', 'published']),
      by: z.string(),
      note: z.string(),
      isRelease: z.boolean(),
      /** Of a release that is live: how many pages were published, and those that others took out of it. */
      published: z.number().int(),
      leftOut: z.array(takenOut),
    }),
  ),
  /** Scheduled publications, failed ones first; at most ten. A release is one entry with its id and name. */
  publications: z.array(publication.omit({ version: true }).extend({ key: z.string(), isRelease: z.boolean() })),
  ending: z.array(z.object(page)),
  changed: z.array(z.object({ ...page, by: z.string(), what: z.string() })),
  /** Searches without a hit, most frequent first. `lastDay` is Malaysian. Null for callers who may not publish. */
  misses: z.array(z.object({ words: z.string(), times: z.number().int(), lastDay: z.string() })).nullable(),
  /** Offers with the most enquiries within thirty days; at most ten. Null for callers who may not publish. */
  pressed: z.array(z.object({ key: z.string(), name: z.string(), times: z.number().int() })).nullable(),
  /** Texts that the law asks for in Malay, and visitors do not read in it; empty for others than administrators. */
  law: z.array(z.string()),
  isNew: z.boolean(),
})
