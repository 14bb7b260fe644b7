import * as z from 'zod'

const note = z.string().trim().max(2000, { error: 'At most 2,000 characters' })

export const askInput = z.object({ note: note.default('') })

/** `at`: the time of the request, which identifies it. */
export const sendBackInput = z.object({
  at: z.iso.datetime(),
  note: note.min(1, { error: 'Say what should be changed' }),
})

export const publishRequest = z.object({
  by: z.object({ id: z.string(), name: z.string() }),
  at: z.iso.datetime(),
  note: z.string(),
  /** The newest version at that time; 0 for a release. */
  version: z.number().int(),
  state: z.enum(['waiting', 'sentBack', 'published']),
  end: z.object({ by: z.string(), at: z.iso.datetime(), note: z.string() }).nullable(),
})

export type PublishRequest = z.output<typeof publishRequest>
