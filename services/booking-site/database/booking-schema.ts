import { bigint, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

/** The database schema of the booking site. Its tables are in the `…-tables.ts` files beside this one. */
export const booking = pgSchema('booking')

/** A moment; in the database always with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** An id that the database gives, starting at 1. */
export const numbered = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Money in sen: ringgit with decimals do not add up. */
export const sen = (name: string) => bigint(name, { mode: 'number' })

/** One of a few words. */
export const word = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  text(name, { enum: words })
