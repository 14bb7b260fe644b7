import { limitTables } from '@agency/service-kit/sign-in/limit-tables.ts'
import { boolean, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accountId } from './account-tables.ts'
import { booking, moment, numbered, word } from './booking-schema.ts'

/** One row a signed-in browser. A cookie whose row is gone is worth nothing here. */
export const sessions = booking.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: accountId(),
    /** "Stay logged in". */
    remembered: boolean().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sessions_of_account').on(table.accountId)],
)

export const { signInAttempts, callCounts } = limitTables(booking)

/** What is accepted once and was: assertions and the `VerificationID` of agents. Kept until it would be too old anyway. */
export const spentTokens = booking.table(
  'spent_tokens',
  {
    kind: word('kind', ['assertion', 'verification']).notNull(),
    token: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.token] })],
)

/** Links we sent by e-mail. The row goes when the link was used. */
export const mailedLinks = booking.table('mailed_links', {
  /** SHA-256 of the token: who reads this table cannot follow the links. */
  tokenHash: text('token_hash').primaryKey(),
  purpose: word('purpose', ['reset-password', 'confirm-email']).notNull(),
  accountId: accountId(),
  expiresAt: moment('expires_at').notNull(),
})

/** Mails to be sent. The row goes when the mail server took the mail. */
export const mails = booking.table('mails', {
  id: numbered(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  /** Infinity: the job queue knows when. Versions that had none read and wrote an instant. */
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
})
