import { doublePrecision, integer, type PgSchema, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const limitTables = (schema: PgSchema) => ({
  signInAttempts: schema.table('sign_in_attempts', {
    /** A digest: mistyped names are not stored. */
    key: text().primaryKey(),
    /** Fractional, because they fade with time. */
    failures: doublePrecision().notNull(),
    lastAt: moment('last_at').notNull(),
    blockedUntil: moment('blocked_until').notNull(),
  }),
  callCounts: schema.table('call_counts', {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  }),
})

export type LimitTables = ReturnType<typeof limitTables>
