import * as z from 'zod'

/** From the first moment to just before the second. */
export type Interval = { from: Date; to: Date }

/** Whose data one place holds, and whose was read, made or changed in an interval: each e-mail address once, in lower case. */
export const heldPersonsSchema = z.object({ held: z.array(z.string()), touched: z.array(z.string()) })
export type HeldPersons = z.infer<typeof heldPersonsSchema>

/** The persons of a place by its entries, each with the moment that counts. */
export function heldPersons(entries: { email: string; at: Date }[], { from, to }: Interval): HeldPersons {
  const distinct = (some: typeof entries) => [...new Set(some.map(({ email }) => email.toLowerCase()))]
  return { held: distinct(entries), touched: distinct(entries.filter(({ at }) => at >= from && at < to)) }
}
