import { date, index, jsonb, text } from 'drizzle-orm/pg-core'
import { accountId } from './account-tables.ts'
import { booking, moment, numbered, sen, word } from './booking-schema.ts'

/** The current day separates coming from past trips. */
export const trips = booking.table(
  'trips',
  {
    id: numbered(),
    accountId: accountId(),
    /** For the phone. */
    reference: text().notNull().unique(),
    title: text().notNull(),
    product: word('product', ['flight', 'hotel', 'flight + hotel', 'car', 'tour package', 'cruise']).notNull(),
    /** Malaysian days, both included. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    status: word('status', ['confirmed', 'awaiting payment', 'cancelled']).notNull(),
    paid: sen('paid').notNull(),
  },
  table => [index('trips_of_account').on(table.accountId)],
)

/** Transactions of erased accounts, kept for three years by law. They name no person: the reference identifies them. */
export const keptTransactions = booking.table('kept_transactions', {
  reference: text().primaryKey(),
  title: text().notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  status: text().notNull(),
  paid: sen('paid').notNull(),
  /** Malaysian, included. */
  keptUntil: date('kept_until', { mode: 'string' }).notNull(),
})

export const frequentFlyerCards = booking.table(
  'frequent_flyer_cards',
  {
    id: numbered(),
    accountId: accountId(),
    /** Two characters. */
    airlineCode: text('airline_code').notNull(),
    number: text().notNull(),
  },
  table => [index('frequent_flyer_cards_of_account').on(table.accountId)],
)

export const travellers = booking.table(
  'travellers',
  {
    id: numbered(),
    accountId: accountId(),
    /** As in the passport. */
    fullName: text('full_name').notNull(),
    bornOn: date('born_on', { mode: 'string' }).notNull(),
    /** Three letters. */
    nationality: text().notNull(),
  },
  table => [index('travellers_of_account').on(table.accountId)],
)

export const savedSearches = booking.table(
  'saved_searches',
  {
    id: numbered(),
    accountId: accountId(),
    /** The meaning when it was saved. */
    title: text().notNull(),
    path: text().notNull(),
    fields: jsonb().$type<[string, string][]>().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  table => [index('saved_searches_of_account').on(table.accountId)],
)
