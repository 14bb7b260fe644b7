import * as z from 'zod'

/** Without `to` itself. */
export type Interval = { from: Date; to: Date }

/**
 * `held`: persons in the data of one place; `touched`: those with data read, made or changed in an interval. Each
 * e-mail address once, in lower case.
 */
export const heldPersonsSchema = z.object({ held: z.array(z.string()), touched: z.array(z.string()) })
export type HeldPersons = z.infer<typeof heldPersonsSchema>

export function heldPersons(entries: { email: string; at: Date }[], { from, to }: Interval): HeldPersons {
  const distinct = (some: typeof entries) => [...new Set(some.map(({ email }) => email.toLowerCase()))]
  return { held: distinct(entries), touched: distinct(entries.filter(({ at }) => at >= from && at < to)) }
}
