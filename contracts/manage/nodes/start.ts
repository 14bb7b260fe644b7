import * as z from 'zod'
import { publication } from './publishing/publication.ts'

const page = { key: z.string(), name: z.string(), at: z.iso.datetime() }

/** `GET /manage/start`: what a person who comes to the studio may want to go on with. */
export const startAnswer = z.object({
  /** Nodes with changes by the caller that are not published, the last changed first; the first twenty. */
  drafts: z.array(z.object(page)),
  /** How many of these there are in all. */
  draftCount: z.number().int(),
  /** Nodes and releases that writers ask to have published, the first asked for first. Null for callers who may not publish. */
  waiting: z
    .array(
      z.object({
        ...page,
        by: z.string(),
        note: z.string(),
        /** Whether it was changed since. */
        changed: z.boolean(),
        isRelease: z.boolean(),
      }),
    )
    .nullable(),
  /** What became of the caller's own requests: what was sent back first, then what waits, then what was published lately. */
  asked: z.array(
    z.object({
      ...page,
      state: z.enum(['sentBack', 'waiting', 'published']),
      /** Who sent it back or published it, and why; empty while it waits. */
      by: z.string(),
      note: z.string(),
      isRelease: z.boolean(),
    }),
  ),
  /**
   * Texts that go live at an hour, those first that could not, then the first to go; ten at most. A release is one line,
   * with its id and its name.
   */
  publications: z.array(publication.omit({ version: true }).extend({ key: z.string(), isRelease: z.boolean() })),
  /** What ends within two weeks, the first to end first; five at most. */
  ending: z.array(z.object(page)),
  /** Nodes that others changed within thirty days, the last changed first; ten at most. */
  changed: z.array(z.object({ ...page, by: z.string(), what: z.string() })),
  /**
   * What visitors searched for and did not find, most often first; ten at most. `lastDay` is Malaysian (YYYY-MM-DD).
   * Null for callers who may not publish.
   */
  misses: z.array(z.object({ words: z.string(), times: z.number().int(), lastDay: z.string() })).nullable(),
  /** The offers that visitors asked about most within thirty days; ten at most. Null for callers who may not publish. */
  pressed: z.array(z.object({ key: z.string(), name: z.string(), times: z.number().int() })).nullable(),
  /** Whether the caller has published nothing yet; where they may not publish, whether they have saved nothing yet. */
  isNew: z.boolean(),
})
