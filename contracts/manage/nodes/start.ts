import * as z from 'zod'

const page = { key: z.string(), name: z.string(), at: z.iso.datetime() }

/** `GET /manage/start`: what a person who comes to the studio may want to go on with. */
export const startAnswer = z.object({
  /** Nodes with changes by the caller that are not published, the last changed first; the first twenty. */
  drafts: z.array(z.object(page)),
  /** How many of these there are in all. */
  draftCount: z.number().int(),
  /** What ends within two weeks, the first to end first; five at most. */
  ending: z.array(z.object(page)),
  /** Nodes that others changed within thirty days, the last changed first; ten at most. */
  changed: z.array(z.object({ ...page, by: z.string(), what: z.string() })),
  /**
   * What visitors searched for and did not find, most often first; ten at most. `lastDay` is Malaysian (YYYY-MM-DD).
   * Null for callers who may not publish.
   */
  misses: z.array(z.object({ words: z.string(), times: z.number().int(), lastDay: z.string() })).nullable(),
  /** Whether the caller has published nothing yet; where they may not publish, whether they have saved nothing yet. */
  isNew: z.boolean(),
})
