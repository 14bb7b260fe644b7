import * as z from 'zod'
import { publication } from './publishing/publication.ts'

const page = { key: z.string(), name: z.string(), at: z.iso.datetime() }

export const startAnswer = z.object({
  /** The caller's unpublished changes, newest first; at most twenty. */
  drafts: z.array(z.object(page)),
  /** In total. */
  draftCount: z.number().int(),
  /** Publish requests of writers, oldest first. Null for callers who may not publish. */
  waiting: z
    .array(
      z.object({
        ...page,
        by: z.string(),
        note: z.string(),
        changed: z.boolean(),
        isRelease: z.boolean(),
      }),
    )
    .nullable(),
  /** The caller's requests: sent back first, then waiting, then lately published. */
  asked: z.array(
    z.object({
      ...page,
      state: z.enum(['sentBack', 'waiting', 'published']),
      /** The reviewer and the reason; empty while it waits. */
      by: z.string(),
      note: z.string(),
      isRelease: z.boolean(),
    }),
  ),
  /** Scheduled publications, failed ones first; at most ten. A release is one entry with its id and name. */
  publications: z.array(publication.omit({ version: true }).extend({ key: z.string(), isRelease: z.boolean() })),
  /** Within two weeks, earliest first; at most five. */
  ending: z.array(z.object(page)),
  /** By others within thirty days, newest first; at most ten. */
  changed: z.array(z.object({ ...page, by: z.string(), what: z.string() })),
  /**
   * Searches without a hit, most frequent first; at most ten. `lastDay` is Malaysian. Null for callers who may not
   * publish.
   */
  misses: z.array(z.object({ words: z.string(), times: z.number().int(), lastDay: z.string() })).nullable(),
  /** Offers with the most enquiries within thirty days; at most ten. Null for callers who may not publish. */
  pressed: z.array(z.object({ key: z.string(), name: z.string(), times: z.number().int() })).nullable(),
  /** The caller has published nothing yet; a writer: saved nothing yet. */
  isNew: z.boolean(),
})
