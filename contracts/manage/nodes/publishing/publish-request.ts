import * as z from 'zod'

const note = z.string().trim().max(2000, { error: 'At most 2,000 characters' })

/** `POST /manage/nodes/{key}/publish-request`. */
export const askInput = z.object({ note: note.default('') })

/** `POST /manage/nodes/{key}/publish-request/send-back`. `at`: when the page was asked for, which says what request is meant. */
export const sendBackInput = z.object({
  at: z.iso.datetime(),
  note: note.min(1, { error: 'Say what should be changed' }),
})

/** The last request to publish a node or a release, of a user who may not. */
export const publishRequest = z.object({
  by: z.object({ id: z.string(), name: z.string() }),
  at: z.iso.datetime(),
  note: z.string(),
  /** The version that was newest then: a newer one was saved since. 0 for a release. */
  version: z.number().int(),
  state: z.enum(['waiting', 'sentBack', 'published']),
  /** Who published it or sent it back, when, and with which note; null while it waits. */
  end: z.object({ by: z.string(), at: z.iso.datetime(), note: z.string() }).nullable(),
})

export type PublishRequest = z.output<typeof publishRequest>
