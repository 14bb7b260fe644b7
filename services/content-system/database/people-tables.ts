import { roles } from '@agency/contracts/manage/roles.ts'
import { limitTables } from '@agency/service-kit/sign-in/limit-tables.ts'
import { and, isNotNull, isNull } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema, instant } from './tables.ts'

/** Who may sign in to the studio. */
export const users = contentSchema.table('users', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** As it was written; unique regardless of case. */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  role: text({ enum: roles }).notNull(),
  /** Null until the invitation was followed. */
  passwordHash: text('password_hash'),
  /** The secret of an authenticator, in base32. */
  totpSecret: text('totp_secret'),
  /** When a code of it was first given: sign-in asks for one from then on. */
  totpSince: instant('totp_since'),
  /** The half minute of the last code that was taken: each is good once. */
  totpStep: bigint('totp_step', { mode: 'number' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSignInAt: instant('last_sign_in_at'),
  /** When an administrator closed the account: sign-ins are refused until it is opened again. */
  blockedAt: instant('blocked_at'),
  /** When the tour of the studio was ended; a user who has not seen it is shown it. */
  tourEndedAt: instant('tour_ended_at'),
  /** Whether they are sent mails about pages that wait for them, or that they asked to have published. */
  wantsMails: boolean('wants_mails').notNull().default(true),
})

export type UserRow = typeof users.$inferSelect

/** Of users who may sign in: they have chosen a password and are not blocked. */
export const canSignIn = and(isNotNull(users.passwordHash), isNull(users.blockedAt))

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One row a signed-in browser. */
export const userSessions = contentSchema.table(
  'user_sessions',
  {
    /** What people see of it; opens nothing. */
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    /** The browser's name for itself. */
    browser: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index('user_sessions_of_user').on(table.userId)],
)

/** Codes for users who have lost their authenticator. The row goes when the code was used. */
export const recoveryCodes = contentSchema.table(
  'recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull() },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Links by which a user chooses a password. The row goes when the link was used. */
export const passwordLinks = contentSchema.table('password_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
  expiresAt: instant('expires_at').notNull(),
})

export const { signInAttempts, callCounts } = limitTables(contentSchema)

/** Who did what. The database refuses every change of a row (see the migration). Names are not kept, so none outlives its user. */
export const auditEntries = contentSchema.table(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    /** The UUID of a user, or `machine`. */
    by: text().notNull(),
    what: text().notNull(),
    /** Of a node, a picture or a user. */
    key: text(),
    detail: text(),
  },
  table => [index('audit_of_key').on(table.key), index('audit_by').on(table.by)],
)
