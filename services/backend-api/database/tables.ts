import { type ErasureReceipt, ownDataLanguages, ownDataWishes } from '@agency/contracts/backend/own-data.ts'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const backend = pgSchema('backend')

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What people sent us by one of the forms. The fields differ from form to form and are those of its schema. */
export const enquiries = backend.table(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What we tell the sender, to be read out over the phone. */
    reference: text().notNull().unique(),
    /** What the site had told the sender while we were away, if that was another enquiry's already. */
    toldReference: text('told_reference'),
    form: text().notNull(),
    fields: jsonb().notNull(),
    /** One form view sent twice carries the same key and becomes one enquiry. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** In lower case, to find what is held about an address. */
    email: text().notNull().default(''),
    /** The words the sender agreed to. */
    consentText: text('consent_text'),
    sender: text().notNull().default('visitor'),
    memberId: integer('member_id'),
    /** When it was sent, which is earlier than `stored_at` if the site had to keep it. */
    receivedAt: moment('received_at').notNull().defaultNow(),
    storedAt: moment('stored_at').notNull().defaultNow(),
    /** When a planner answered it, or found that it needs no answer, as far as we were told. */
    answeredAt: moment('answered_at'),
  },
  table => [index('enquiries_email').on(table.email), index('enquiries_stored_at').on(table.storedAt)],
)

/** Addresses for offers. Letters go to those in state `confirmed` only. */
export const subscribers = backend.table(
  'subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique(),
    state: text({ enum: ['asked', 'confirmed', 'left'] }).notNull(),
    /** In the links of our mails: confirms the address and takes it off the list. */
    token: text().notNull().unique(),
    /** When the last mail that asks for confirmation was written. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  table => [check('subscribers_state', sql`${table.state} in ('asked', 'confirmed', 'left')`)],
)

/** Each step of a consent: what was agreed to, in which words, when and where. */
export const consents = backend.table('consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subscriberId: uuid('subscriber_id')
    .notNull()
    .references(() => subscribers.id, { onDelete: 'cascade' }),
  step: text({ enum: ['asked', 'confirmed', 'left'] }).notNull(),
  text: text(),
  version: text(),
  source: text(),
  at: moment('at').notNull().defaultNow(),
})

/** Requests of visitors for a copy or the erasure of their data, each with a link that works once. They are deleted when it ends. */
export const dataRequests = backend.table(
  'data_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case; null once everything was erased. */
    email: text(),
    wish: text({ enum: ownDataWishes }).notNull(),
    language: text({ enum: ownDataLanguages }).notNull(),
    /** In the link of our mail. */
    token: text().notNull().unique(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** What was erased, to be shown again by the same link. */
    receipt: jsonb().$type<ErasureReceipt>(),
  },
  table => [index('data_requests_email').on(table.email)],
)

/**
 * Mails to send, written in the same transaction as what causes them. They hold no text: it is made from the enquiry, the
 * subscriber or the request when the mail leaves, so that erasing those erases everything.
 */
export const mails = backend.table(
  'mails',
  {
    /** Also the Message-ID, which makes a mail that left twice visible as one. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['desk', 'receipt', 'confirm', 'welcome', 'own-data'] }).notNull(),
    enquiryId: uuid('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id').references(() => subscribers.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').references(() => dataRequests.id, { onDelete: 'cascade' }),
    /** `waiting` and `dead` come from versions that had no job queue; see `adoptMails`. */
    state: text({ enum: ['waiting', 'queued', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    /** This and the next two were read by those versions only. */
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

/** Who looked into or removed personal data. `subject` is the SHA-256 of an address: the address itself may be gone. */
export const audit = backend.table('audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  action: text().notNull(),
  subject: text(),
  details: jsonb().notNull(),
})

/** The log of breaches of personal data, kept for two years. It names no person. */
export const breaches = backend.table('breaches', {
  reference: text().primaryKey(),
  from: moment('from_at').notNull(),
  to: moment('to_at').notNull(),
  /** The time to tell the Commissioner runs from here. */
  knownAt: moment('known_at').notNull(),
  persons: integer().notNull(),
  /** Persons by place. */
  places: jsonb().$type<Record<string, number>>().notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
})
