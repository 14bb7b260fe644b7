import * as z from 'zod'

/** `overtaken`: another text became public since scheduling. `release`: another page stopped the release. */
const publicationTrouble = z.enum(['faults', 'overtaken', 'trash', 'release'])

export type PublicationTrouble = z.output<typeof publicationTrouble>

export const publication = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  /** Later versions do not go live with it. */
  version: z.number().int(),
  by: z.string(),
  trouble: publicationTrouble.nullable(),
  failed: z.boolean(),
})

export const releaseName = z.object({ id: z.string(), name: z.string() })

/** `vanish`: the page may disappear from the site until its "Shown from". */
export const publishQuery = z.object({ vanish: z.stringbool().default(false) })

export const scheduleInput = z.object({ at: z.iso.datetime({ offset: true }), vanish: z.boolean().default(false) })

export const hourInput = scheduleInput.pick({ at: true })

export const scheduleAnswer = z.object({ at: z.iso.datetime(), version: z.number().int() })
