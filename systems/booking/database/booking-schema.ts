import { bigint, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const booking = pgSchema('booking')

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Starts at 1. */
export const numbered = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Sen: ringgit with decimals do not add up. */
export const sen = (name: string) => bigint(name, { mode: 'number' })

export const word = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  text(name, { enum: words })
