import { type ErasureReceipt, ownDataWishes } from '@agency/contracts/backend/own-data.ts'
import { languageCodes } from '@agency/words/language-codes.ts'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { backend, moment } from './backend-schema.ts'
import { deskPeople } from './desk-tables.ts'

const deskPerson = (name: string) => uuid(name).references(() => deskPeople.id, { onDelete: 'set null' })

export const enquiries = backend.table(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    reference: text().notNull().unique(),
    /** The reference that the site gave out while the backend was away, if another enquiry had it already. */
    toldReference: text('told_reference'),
    form: text().notNull(),
    fields: jsonb().notNull(),
    /** A form posted twice has the same key and becomes one enquiry. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    email: text().notNull().default(''),
    consentText: text('consent_text'),
    sender: text().notNull().default('visitor'),
    memberId: integer('member_id'),
    /** The first language that the sender's browser asks for: `ms`. */
    language: text(),
    /** In which the sender read the form and its notice; null: unknown, mails are in English. */
    noticeLanguage: text('notice_language', { enum: languageCodes }),
    /** Earlier than `stored_at` if the site had to queue it. */
    receivedAt: moment('received_at').notNull().defaultNow(),
    storedAt: moment('stored_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    /** At the desk. Null: the enquiry has not been taken. */
    holderId: deskPerson('holder_id'),
    heldAt: moment('held_at'),
    /** A Malaysian calendar day. */
    nextOn: date('next_on', { mode: 'string' }),
    doneAt: moment('done_at'),
    doneReason: text('done_reason'),
  },
  table => [
    index('enquiries_email').on(table.email),
    index('enquiries_stored_at').on(table.storedAt),
    index('enquiries_new').on(table.receivedAt).where(sql`${table.doneAt} is null and ${table.holderId} is null`),
    index('enquiries_held').on(table.holderId).where(sql`${table.doneAt} is null`),
    index('enquiries_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
  ],
)

/** Notes and changes of the desk, erased with their enquiry. */
export const deskEntries = backend.table(
  'desk_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    by: deskPerson('by'),
    /** A colleague who is handed the enquiry. */
    to: deskPerson('to'),
    kind: text({ enum: ['take', 'hand', 'next', 'note', 'answered', 'done', 'reopen'] }).notNull(),
    text: text().notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  table => [index('desk_entries_enquiry').on(table.enquiryId)],
)

/** Only `confirmed` addresses get the newsletter. */
export const subscribers = backend.table(
  'subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    state: text({ enum: ['asked', 'confirmed', 'left'] }).notNull(),
    /** In our mails' links: confirms the address, and unsubscribes it. */
    token: text().notNull().unique(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** A mail server refused the address for good; a confirmation or a new sign-up clears it. */
    refusedAt: moment('refused_at'),
  },
  table => [check('subscribers_state', sql`${table.state} in ('asked', 'confirmed', 'left')`)],
)

export const consents = backend.table('consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subscriberId: uuid('subscriber_id')
    .notNull()
    .references(() => subscribers.id, { onDelete: 'cascade' }),
  step: text({ enum: ['asked', 'confirmed', 'left'] }).notNull(),
  text: text(),
  version: text(),
  source: text(),
  /** In which the words were read; null: unknown, mails are in English. */
  noticeLanguage: text('notice_language', { enum: languageCodes }),
  at: moment('at').notNull().defaultNow(),
})

/** Requests for a copy or the erasure of data, each with a link that works once. Rows go with the link. */
export const dataRequests = backend.table(
  'data_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case; null after the erasure. */
    email: text(),
    wish: text({ enum: ownDataWishes }).notNull(),
    language: text({ enum: languageCodes }).notNull(),
    token: text().notNull().unique(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    receipt: jsonb().$type<ErasureReceipt>(),
  },
  table => [index('data_requests_email').on(table.email)],
)

/**
 * Mails hold no text: the enquiry, subscriber or request provides it on sending, so that erasing those erases
 * everything.
 */
export const mails = backend.table(
  'mails',
  {
    /** Also the Message-ID, which exposes duplicates. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['desk', 'receipt', 'confirm', 'welcome', 'own-data'] }).notNull(),
    enquiryId: uuid('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id').references(() => subscribers.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').references(() => dataRequests.id, { onDelete: 'cascade' }),
    /** `waiting` and `dead` come from versions without a job queue; see `adoptMails`. */
    state: text({ enum: ['waiting', 'queued', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    /** Only those versions read this and the next two. */
    attempts: integer().notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  table => [
    index('mails_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('mails_enquiry').on(table.enquiryId),
    index('mails_subscriber').on(table.subscriberId),
    index('mails_request').on(table.requestId),
    check('mails_about_one', sql`num_nonnulls(${table.enquiryId}, ${table.subscriberId}, ${table.requestId}) = 1`),
  ],
)

/** Access to personal data and its removal. `subject` is the SHA-256 of an address: the address itself may be gone. */
export const audit = backend.table('audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  action: text().notNull(),
  subject: text(),
  details: jsonb().notNull(),
})

/** Kept for two years. Names no person. */
export const breaches = backend.table('breaches', {
  reference: text().primaryKey(),
  from: moment('from_at').notNull(),
  to: moment('to_at').notNull(),
  /** The deadline for notifying the Commissioner runs from here. */
  knownAt: moment('known_at').notNull(),
  persons: integer().notNull(),
  places: jsonb().$type<Record<string, number>>().notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
})
