import { providerNames } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { userTypeCodes } from '@agency/contracts/session/session.ts'
import { languageCodes } from '@agency/words/language-codes.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { booking, moment, numbered, word } from './booking-schema.ts'

/** Members and agents share one row of ids: other services ask for credits and profiles by id alone. */
export const accounts = booking.table(
  'accounts',
  {
    id: numbered(),
    typeCode: word('type_code', userTypeCodes).notNull(),
    /** In lower case, so that one address is one account. */
    email: text().notNull(),
    /** Null until the welcome mail's link, or a provider, confirmed the address. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Argon2id; null for people of Google or Facebook. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Three letters, for the phone number. */
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

export const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

export const members = booking.table('members', {
  accountId: accountId().primaryKey(),
  activationCode: text('activation_code'),
  /** Null for people of Google or Facebook. */
  agreedTermsAt: moment('agreed_terms_at'),
  /** Null without consent. */
  agreedNewsAt: moment('agreed_news_at'),
  /** Version of the agreed words; null where the form sent none. */
  agreedNewsWords: text('agreed_news_words'),
  /** In which the consents of the registration were read; null: unknown. */
  noticeLanguage: text('notice_language', { enum: languageCodes }),
  /** The backend, which has the list, received the consent then; null while it has none. */
  newsPassedOnAt: moment('news_passed_on_at'),
})

export const agents = booking.table('agents', {
  accountId: accountId().primaryKey(),
  /** In upper case. */
  tradingId: text('trading_id').notNull().unique(),
  /** In lower case. */
  username: text().notNull().unique(),
  agencyName: text('agency_name').notNull(),
})

export const externalIdentities = booking.table(
  'external_identities',
  {
    provider: word('provider', providerNames).notNull(),
    /** The provider's id of the person. */
    subject: text().notNull(),
    accountId: accountId(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.provider, table.subject] })],
)
