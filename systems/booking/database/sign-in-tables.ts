import { limitTables } from '@agency/service-kit/sign-in/limit-tables.ts'
import { languageCodes } from '@agency/words/language-codes.ts'
import { boolean, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accountId } from './account-tables.ts'
import { booking, moment, numbered, word } from './booking-schema.ts'

/** A cookie without its row is worthless here. */
export const sessions = booking.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: accountId(),
    remembered: boolean().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sessions_of_account').on(table.accountId)],
)

export const { signInAttempts, callCounts } = limitTables(booking)

/** Assertions and `VerificationID`s, until they would be too old anyway. */
export const spentTokens = booking.table(
  'spent_tokens',
  {
    kind: word('kind', ['assertion', 'verification']).notNull(),
    token: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.token] })],
)

/** The row goes when the link was used. */
export const mailedLinks = booking.table('mailed_links', {
  /** SHA-256: readers of the table cannot follow the links. */
  tokenHash: text('token_hash').primaryKey(),
  purpose: word('purpose', ['reset-password', 'confirm-email']).notNull(),
  accountId: accountId(),
  expiresAt: moment('expires_at').notNull(),
})

/** The row goes when the mail server took the mail. */
export const mails = booking.table('mails', {
  id: numbered(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  /** Null: English. */
  language: text({ enum: languageCodes }),
  createdAt: moment('created_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  /** Infinity: the job queue decides. Versions without one read and wrote an instant. */
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
})
