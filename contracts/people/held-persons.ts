import * as z from 'zod'

export type Interval = { from: Date; to: Date }

/** `touched`: data read, made or changed in an interval. E-mail addresses once, in lower case. */
export const heldPersonsSchema = z.object({ held: z.array(z.string()), touched: z.array(z.string()) })
export type HeldPersons = z.infer<typeof heldPersonsSchema>

export function heldPersons(entries: { email: string; at: Date }[], { from, to }: Interval): HeldPersons {
  const distinct = (some: typeof entries) => [...new Set(some.map(({ email }) => email.toLowerCase()))]
  return { held: distinct(entries), touched: distinct(entries.filter(({ at }) => at >= from && at < to)) }
}
