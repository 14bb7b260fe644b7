import { roles } from '@agency/contracts/manage/roles.ts'
import { limitTables } from '@agency/service-kit/sign-in/limit-tables.ts'
import { and, isNotNull, isNull } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema, instant } from './tables.ts'

export const users = contentSchema.table('users', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** As the user wrote it; unique regardless of case. */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  role: text({ enum: roles }).notNull(),
  /** Null until the user has followed the invitation. */
  passwordHash: text('password_hash'),
  /** Base32. */
  totpSecret: text('totp_secret'),
  /** The first valid code; sign-in requires a code from then on. */
  totpSince: instant('totp_since'),
  /** The half minute of the last accepted code: each is valid once. */
  totpStep: bigint('totp_step', { mode: 'number' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSignInAt: instant('last_sign_in_at'),
  /** Set by an administrator; the user cannot sign in until it is null again. */
  blockedAt: instant('blocked_at'),
  /** Null until the user has ended the tour of the studio. */
  tourEndedAt: instant('tour_ended_at'),
  /** Mails about publish requests that wait for the user, or that the user made. */
  wantsMails: boolean('wants_mails').notNull().default(true),
})

export type UserRow = typeof users.$inferSelect

export const canSignIn = and(isNotNull(users.passwordHash), isNull(users.blockedAt))

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const userSessions = contentSchema.table(
  'user_sessions',
  {
    /** Public name of the session; gives no access. */
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    /** The `user-agent` header. */
    browser: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index('user_sessions_of_user').on(table.userId)],
)

/** For users who have lost their authenticator. A used code is deleted. */
export const recoveryCodes = contentSchema.table(
  'recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull() },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** For users who choose a password. A used link is deleted. */
export const passwordLinks = contentSchema.table('password_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
  expiresAt: instant('expires_at').notNull(),
})

export const { signInAttempts, callCounts } = limitTables(contentSchema)

/** The audit. The database refuses every change of a row (see the migration). Holds no names, so none outlives its user. */
export const auditEntries = contentSchema.table(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    by: text().notNull(),
    what: text().notNull(),
    key: text(),
    detail: text(),
  },
  table => [index('audit_of_key').on(table.key), index('audit_by').on(table.by)],
)
