import { userTypeCodes } from '@agency/contracts/session/session.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { booking, moment, numbered, word } from './booking-schema.ts'

/** Everybody who can sign in. Members and agents share one row of ids: credits and profiles are asked for by id alone. */
export const accounts = booking.table(
  'accounts',
  {
    id: numbered(),
    typeCode: word('type_code', userTypeCodes).notNull(),
    /** In lower case, so that one address is one account. */
    email: text().notNull(),
    /** Null until the link in the welcome mail was followed, or a provider vouched for the address. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Argon2id; null for people who only come by Google or Facebook. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Three letters, the country of the phone number. */
    countryCode: text('country_code'),
    phone: text(),
    active: boolean().notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    // Members sign in by e-mail. An agent may use the address of a member.
    uniqueIndex('accounts_member_email').on(table.email).where(sql`${table.typeCode} = 'MEM'`),
    check('accounts_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
)

/** The key of a table that belongs to an account. */
export const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** What only members have: what they agreed to when they signed up. */
export const members = booking.table('members', {
  accountId: accountId().primaryKey(),
  /** The referral code they came with. */
  activationCode: text('activation_code'),
  /** Null for those who came by Google or Facebook. */
  agreedTermsAt: moment('agreed_terms_at'),
  /** Null without consent. */
  agreedNewsAt: moment('agreed_news_at'),
  /** Version of the words agreed to at that time; null where the form that was posted named none. */
  agreedNewsWords: text('agreed_news_words'),
  /** When the backend, which keeps the list of offers, got that consent; null while it has none. */
  newsPassedOnAt: moment('news_passed_on_at'),
})

/** What only agents have. */
export const agents = booking.table('agents', {
  accountId: accountId().primaryKey(),
  /** In upper case. */
  tradingId: text('trading_id').notNull().unique(),
  /** In lower case. */
  username: text().notNull().unique(),
  agencyName: text('agency_name').notNull(),
})

/** Who an account is at Google or Facebook. */
export const externalIdentities = booking.table(
  'external_identities',
  {
    provider: word('provider', ['Google', 'Facebook']).notNull(),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    accountId: accountId(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.provider, table.subject] })],
)
