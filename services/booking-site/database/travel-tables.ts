import { date, index, jsonb, text } from 'drizzle-orm/pg-core'
import { accountId } from './account-tables.ts'
import { booking, moment, numbered, sen, word } from './booking-schema.ts'

/** Trips that were booked. Which are coming and which are past depends on the day they are looked at. */
export const trips = booking.table(
  'trips',
  {
    id: numbered(),
    accountId: accountId(),
    /** What the traveller quotes on the phone. */
    reference: text().notNull().unique(),
    title: text().notNull(),
    product: word('product', ['flight', 'hotel', 'flight + hotel', 'car', 'tour package', 'cruise']).notNull(),
    /** Malaysian days, the last one included. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    status: word('status', ['confirmed', 'awaiting payment', 'cancelled']).notNull(),
    paid: sen('paid').notNull(),
  },
  table => [index('trips_of_account').on(table.accountId)],
)

/**
 * Transactions of erased accounts, which the law makes a seller keep for three years. They name no person: who quotes the
 * reference can be answered.
 */
export const keptTransactions = booking.table('kept_transactions', {
  reference: text().primaryKey(),
  title: text().notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  status: text().notNull(),
  paid: sen('paid').notNull(),
  /** The last Malaysian day on which it is kept. */
  keptUntil: date('kept_until', { mode: 'string' }).notNull(),
})

/** Memberships in airlines' programmes. */
export const frequentFlyerCards = booking.table(
  'frequent_flyer_cards',
  {
    id: numbered(),
    accountId: accountId(),
    /** Two characters, the airline. */
    airlineCode: text('airline_code').notNull(),
    number: text().notNull(),
  },
  table => [index('frequent_flyer_cards_of_account').on(table.accountId)],
)

/** People that a member often travels with. */
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

/** Searches that a member saved to make again. */
export const savedSearches = booking.table(
  'saved_searches',
  {
    id: numbered(),
    accountId: accountId(),
    /** What it was understood to mean when it was saved. */
    title: text().notNull(),
    /** Where it is posted to, and the fields as they were posted. */
    path: text().notNull(),
    fields: jsonb().$type<[string, string][]>().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  table => [index('saved_searches_of_account').on(table.accountId)],
)
