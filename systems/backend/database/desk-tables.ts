import { limitTables } from '@agency/service-kit/sign-in/limit-tables.ts'
import { bigint, text, uuid } from 'drizzle-orm/pg-core'
import { backend, moment } from './backend-schema.ts'

export const deskRoles = ['staff', 'administrator'] as const

/** No other table holds their names, so removing a row erases the person. */
export const deskPeople = backend.table('desk_people', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  role: text({ enum: deskRoles }).notNull(),
  /** Null until the person has followed the invitation. */
  passwordHash: text('password_hash'),
  /** Of an authenticator app: sign-in requires its code. */
  totpSecret: text('totp_secret'),
  /** The half minute of the last accepted code: each is valid once. */
  totpStep: bigint('totp_step', { mode: 'number' }),
  /** The digest of a link that works once, for choosing a password. */
  linkHash: text('link_hash').unique(),
  linkExpiresAt: moment('link_expires_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const deskSessions = backend.table('desk_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  personId: uuid('person_id')
    .notNull()
    .references(() => deskPeople.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})

export const { signInAttempts } = limitTables(backend)
