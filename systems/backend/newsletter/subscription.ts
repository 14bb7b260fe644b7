import { createHash, randomBytes } from 'node:crypto'
import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { newsletterMailWords } from '@agency/words/mails/newsletter/words.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { consents, subscribers } from '../database/tables.ts'
import { agreedWords } from '../mail/agreed-words.ts'
import { type MailQueue, queueMails } from '../mail/mail-queue.ts'

export type SignUp = { email: string; consentText?: string; source?: string; noticeLanguage?: Language | undefined }

export type Answer = { success: boolean; message?: string; error?: string }

type Subscriber = typeof subscribers.$inferSelect
type Step = Subscriber['state']

/** Against flooding a mailbox. */
const askAgainAfterMs = 10 * 60 * 1000
const maxAsksADay = 3
const dayMs = 24 * 60 * 60 * 1000
const unknownLink = 'This link does not work any more. Please sign up again.'

/** The owner has to confirm. A repeated sign-up gets a friendly answer; frequent ones get no mail. */
export async function signUp(
  pool: Pool,
  queue: MailQueue,
  { email, consentText, source, noticeLanguage }: SignUp,
): Promise<Answer> {
  const { answers } = newsletterMailWords(noticeLanguage)
  return transaction(pool, async db => {
    const address = email.toLowerCase()
    const token = randomBytes(24).toString('base64url')
    const [row] = await db
      .insert(subscribers)
      .values({ email: address, state: 'asked', token })
      .onConflictDoNothing()
      .returning()
    const subscriber = row ?? (await find(db, 'email', address))
    if (subscriber === undefined) throw new Error('a subscriber went away while signing up')
    if (subscriber.state === 'confirmed') return { success: true, message: answers.known }
    if (await mayAsk(db, subscriber)) {
      const version = consentText && createHash('sha256').update(consentText).digest('hex').slice(0, 8)
      await db
        .insert(consents)
        .values({ subscriberId: subscriber.id, step: 'asked', text: consentText, version, source, noticeLanguage })
      // A sign-up after leaving starts anew: links in earlier mails confirm nothing.
      await change(db, subscriber, 'asked', subscriber.state === 'left' ? token : subscriber.token)
      await queueMails(db, queue, [{ kind: 'confirm', subscriberId: subscriber.id }])
    }
    return { success: true, message: answers.sent }
  })
}

async function mayAsk(db: NodePgDatabase, { id, state }: Subscriber): Promise<boolean> {
  const now = Date.now()
  const asks = await db
    .select({ at: consents.at })
    .from(consents)
    .where(and(eq(consents.subscriberId, id), eq(consents.step, 'asked'), gt(consents.at, new Date(now - dayMs))))
    .orderBy(desc(consents.at))
  const last = asks[0]?.at.getTime() ?? 0
  return asks.length < maxAsksADay && (state === 'left' || now - last >= askAgainAfterMs)
}

export async function confirm(pool: Pool, queue: MailQueue, token: string): Promise<Answer> {
  return transaction(pool, async db => {
    const subscriber = await find(db, 'token', token)
    if (subscriber === undefined || subscriber.state === 'left') return { success: false, error: unknownLink }
    if (subscriber.state === 'asked') {
      await change(db, subscriber, 'confirmed')
      await db.insert(consents).values({ subscriberId: subscriber.id, step: 'confirmed' })
      await queueMails(db, queue, [{ kind: 'welcome', subscriberId: subscriber.id }])
    }
    return { success: true, message: (await answersFor(db, subscriber)).confirmed }
  })
}

/** By a newsletter's token; idempotent. */
export async function leave(pool: Pool, token: string): Promise<Answer> {
  return transaction(pool, async db => {
    const subscriber = await find(db, 'token', token)
    if (subscriber === undefined) return { success: false, error: 'This link belongs to no address on our list.' }
    await takeOff(db, subscriber)
    return { success: true, message: (await answersFor(db, subscriber)).left }
  })
}

/** For an owner verified elsewhere; an unknown address counts as removed. */
export async function withdraw(pool: Pool, email: string): Promise<Answer> {
  return transaction(pool, async db => {
    const subscriber = await find(db, 'email', email.toLowerCase())
    if (subscriber) await takeOff(db, subscriber)
    return { success: true, message: newsletterMailWords().answers.left }
  })
}

async function takeOff(db: NodePgDatabase, subscriber: Subscriber): Promise<void> {
  if (subscriber.state === 'left') return
  await change(db, subscriber, 'left')
  await db.insert(consents).values({ subscriberId: subscriber.id, step: 'left' })
}

const answersFor = async (db: NodePgDatabase, { id }: Subscriber) =>
  newsletterMailWords((await agreedWords(db, id)).language).answers

function transaction<T>(pool: Pool, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  return withClient(pool, client => drizzle(client).transaction(work))
}

async function find(db: NodePgDatabase, by: 'email' | 'token', value: string): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers[by], value)).for('update')
  return row
}

async function change(db: NodePgDatabase, { id, token }: Subscriber, state: Step, next = token): Promise<void> {
  const now = new Date()
  await db
    .update(subscribers)
    .set({ state, token: next, changedAt: now, refusedAt: null, ...(state === 'asked' && { askedAt: now }) })
    .where(eq(subscribers.id, id))
}
