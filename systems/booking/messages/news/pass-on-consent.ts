import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { registerWords } from '@agency/words/booking/register/words.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { accounts, members } from '../../database/account-tables.ts'
import type { BookingDatabase, Queryable } from '../../database/booking-database.ts'
import type { BookingQueue } from '../queue/booking-queue.ts'

export type PassingOn = { db: BookingDatabase; queue: BookingQueue; backendUrl: string; log: Logger }

const atOnce = 2
const timeLimitMs = 4000

const source = '/member/SimpleRegister'

/**
 * Passes consents and withdrawals on to the backend, which has the list. No request waits for it; while the backend is
 * away, the pauses grow.
 */
export async function startPassingOn({ db, queue, backendUrl, log }: PassingOn): Promise<void> {
  await queue.work('consent', atOnce, async ({ data }) => {
    while (await passOn(db, data.account, backendUrl, log)) {
      // Later changes are passed on too: the queue holds one job for each member.
    }
  })
}

/** Within the caller's transaction. */
export const passOnLater = (db: Queryable, queue: BookingQueue, account: number): Promise<number> =>
  queue.enqueue(db, 'consent', [{ account }])

/** Adds consents of versions without a queue. @returns Their number. */
export async function adoptConsents(db: BookingDatabase, queue: BookingQueue): Promise<number> {
  const waiting = await db.select({ account: members.accountId }).from(members).where(isPending)
  return waiting.length === 0 ? 0 : queue.enqueue(db, 'consent', waiting)
}

/** The backend lacks a consent, or a withdrawal. */
const isPending = or(
  and(isNotNull(members.agreedNewsAt), isNull(members.newsPassedOnAt)),
  and(isNull(members.agreedNewsAt), isNotNull(members.newsPassedOnAt)),
)

/** false when nothing is pending. */
async function passOn(db: BookingDatabase, id: number, backendUrl: string, log: Logger): Promise<boolean> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.accountId, id), isPending))
  if (row === undefined) return false
  const wants = row.agreedNewsAt !== null
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  // Signing up with another person's address must not take that person off the list.
  const counts = account?.active && (wants || account.emailConfirmedAt !== null)
  const isAccepted = counts && (await tell(backendUrl, account.email, wants && (row.noticeLanguage ?? mainLanguage)))
  if (!isAccepted) log.warn({ account: id, wants }, 'an address is not taken for offers')
  const isTheSame = wants ? isNotNull(members.agreedNewsAt) : isNull(members.agreedNewsAt)
  await db
    .update(members)
    .set({ newsPassedOnAt: wants ? sql`now()` : null })
    .where(and(eq(members.accountId, id), isTheSame))
  return true
}

const consentIn = (language: Language) => ({
  consentText: registerWords(language).consent,
  source,
  ...(language !== mainLanguage && { noticeLanguage: language }),
})

/**
 * Subscribes or unsubscribes an address.
 * @param language In which the consent was read; false for a withdrawal.
 * @returns false when the backend refuses for good.
 * @throws while it is away.
 */
async function tell(backendUrl: string, email: string, language: Language | false): Promise<boolean> {
  const { path } = language ? backendCalls.newsletter : backendCalls.newsletterWithdraw
  const response = await fetch(backendUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...(language && consentIn(language)) }),
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'error',
  })
  await response.body?.cancel()
  const isTransient = response.status === 429 || [500, 502, 503, 504].includes(response.status)
  if (isTransient) throw new Error(`the backend answered ${response.status}`)
  return response.ok
}
