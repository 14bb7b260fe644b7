import * as z from 'zod'

/**
 * Why a text did not go live at its hour, or would not: it has faults, visitors see another text than when its hour was
 * chosen, the node is in the trash, or another page of its release stopped them all.
 */
const publicationTrouble = z.enum(['faults', 'overtaken', 'trash', 'release'])

export type PublicationTrouble = z.output<typeof publicationTrouble>

/** A text of a node that goes live at an hour, as it was when the hour was chosen. */
export const publication = z.object({
  /** What the node is called in it. */
  name: z.string(),
  at: z.iso.datetime(),
  /** The draft that goes live; what was changed in later versions does not. */
  version: z.number().int(),
  by: z.string(),
  /** Known before the hour where visitors see another text by now. */
  trouble: publicationTrouble.nullable(),
  /** Whether the hour passed without it going live. */
  failed: z.boolean(),
})

/** A release, as its pages name it. */
export const releaseName = z.object({ id: z.string(), name: z.string() })

/** `vanish`: the page may disappear from the site until its "Shown from". */
export const publishQuery = z.object({ vanish: z.stringbool().default(false) })

/** The newest version of a node goes live at an instant. */
export const scheduleInput = z.object({ at: z.iso.datetime({ offset: true }), vanish: z.boolean().default(false) })

/** The text whose hour was chosen goes live at another one. */
export const hourInput = scheduleInput.pick({ at: true })

export const scheduleAnswer = z.object({ at: z.iso.datetime(), version: z.number().int() })
