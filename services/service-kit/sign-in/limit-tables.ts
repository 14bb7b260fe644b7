import { doublePrecision, integer, type PgSchema, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The tables in which one service counts attempts to sign in, and calls. */
export const limitTables = (schema: PgSchema) => ({
  /** Attempts to sign in that were not good, by account and by address, and when the next one may be made. */
  signInAttempts: schema.table('sign_in_attempts', {
    /** A digest: mistyped names are not stored. */
    key: text().primaryKey(),
    /** With a fraction, because they fade with time. */
    failures: doublePrecision().notNull(),
    lastAt: moment('last_at').notNull(),
    blockedUntil: moment('blocked_until').notNull(),
  }),
  /** How often a caller called within a stretch of time. */
  callCounts: schema.table('call_counts', {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  }),
})

export type LimitTables = ReturnType<typeof limitTables>
