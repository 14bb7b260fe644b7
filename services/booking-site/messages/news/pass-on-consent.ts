import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { loggable } from '@agency/service-kit/query-failure.ts'
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { accounts, members } from '../../database/account-tables.ts'
import { type BookingDatabase, transaction } from '../../database/booking-database.ts'

export type PassingOn = { db: BookingDatabase; backendUrl: string; log: Logger }

const LOOK_EVERY_MS = 2000
const LONGEST_PAUSE_MS = 5 * 60_000
const TIME_LIMIT_MS = 4000

/** What the tick in both registration forms says, without its link. */
const CONSENT = 'Send me offers by e-mail, as the privacy notice describes.'
const SOURCE = '/member/SimpleRegister'

/**
 * Tells the backend, which keeps the list of offers and asks each address to confirm, which members agreed to them and which
 * took that back. It does so beside everything else until stopped: nobody waits for it, and while the backend is away it tries
 * later and later.
 */
export function startPassingOn({ db, backendUrl, log }: PassingOn): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let failures = 0

  const look = async () => {
    try {
      while (!stopped && (await passOnNext(db, backendUrl, log))) {
        // Until nobody is left.
      }
      failures = 0
    } catch (error) {
      failures += 1
      log.warn({ err: loggable(error) }, 'consent to offers could not be passed on')
    }
    const pause = Math.min(LONGEST_PAUSE_MS, LOOK_EVERY_MS * 2 ** failures)
    if (!stopped) timer = setTimeout(look, pause)
  }

  void look()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Consent that the backend does not know of, and consent that was taken back and that it still believes in. */
const isPending = or(
  and(isNotNull(members.agreedNewsAt), isNull(members.newsPassedOnAt)),
  and(isNull(members.agreedNewsAt), isNotNull(members.newsPassedOnAt)),
)

/** Passes on what one member said; false when nobody waits. The lock keeps two processes from doing it twice. */
function passOnNext(db: BookingDatabase, backendUrl: string, log: Logger): Promise<boolean> {
  return transaction(db, async tx => {
    const [waiting] = await tx
      .select()
      .from(members)
      .where(isPending)
      .orderBy(asc(members.accountId))
      .limit(1)
      .for('update', { skipLocked: true })
    if (waiting === undefined) return false
    const wants = waiting.agreedNewsAt !== null
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, waiting.accountId))
    // Whoever signed up with somebody else's address must not take that person off the list.
    const counts = account?.active && (wants || account.emailConfirmedAt !== null)
    const taken = counts && (await tell(backendUrl, account.email, wants))
    if (!taken) log.warn({ account: waiting.accountId, wants }, 'an address is not taken for offers')
    const passedOn = wants ? sql`now()` : null
    await tx.update(members).set({ newsPassedOnAt: passedOn }).where(eq(members.accountId, waiting.accountId))
    return true
  })
}

/**
 * Signs an address up at the backend, or takes it off.
 * @returns false when the backend will never take it. Throws when it cannot be asked now.
 */
async function tell(backendUrl: string, email: string, wants: boolean): Promise<boolean> {
  const { path } = wants ? backendCalls.newsletter : backendCalls.newsletterWithdraw
  const response = await fetch(backendUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wants ? { email, consentText: CONSENT, source: SOURCE } : { email }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    redirect: 'error',
  })
  await response.body?.cancel()
  const isPassing = response.status === 429 || [500, 502, 503, 504].includes(response.status)
  if (isPassing) throw new Error(`the backend answered ${response.status}`)
  return response.ok
}
