import type { Queryable } from '../../database/booking-database.ts'
import type { Account, Candidate } from '../../members/accounts/account.ts'
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import {
  ACCOUNT_RULE,
  ADDRESS_RULE,
  beginAttempt,
  forgetAttempts,
  limitKey,
  takeBackAttempt,
} from '../limits/growing-delay.ts'
import { isPassword } from '../passwords/password-hash.ts'

export type Attempt = {
  /** Where it comes from; undefined when our own server asks, which has limits of its own. */
  address?: string
  /** What it is counted for where there is no account: the name that was typed. */
  kind: 'member' | 'agent'
  name: string
  password: string
  /** By which name the browser is known that was signed in to this account before; undefined for any other. */
  browserOf?: (accountId: number) => Promise<string | undefined>
  find: () => Promise<Candidate | undefined>
}

export type Outcome = { kind: 'welcome'; account: Account } | { kind: 'mismatch' } | { kind: 'wait'; seconds: number }

/** What an account is counted by, under whichever of its names it is tried; a browser it was signed in on by itself. */
export const accountLimit = (accountId: number, browser?: string): string =>
  browser ? limitKey('known browser', `${accountId} ${browser}`) : limitKey('account', String(accountId))

/** How long whoever meets a full limit is told to wait. */
const FULL_SECONDS = 2

/**
 * Tries to sign somebody in by password. What can be refused cheaply is refused before the password is hashed, and a
 * missing account takes the same steps and the same time as a wrong password.
 */
export async function attemptSignIn(db: Queryable, enter: ConcurrencyLimit, attempt: Attempt): Promise<Outcome> {
  const leave = enter(attempt.address ?? 'our own server')
  if (leave === undefined) return { kind: 'wait', seconds: FULL_SECONDS }
  try {
    return await tryPassword(db, attempt)
  } finally {
    leave()
  }
}

async function tryPassword(db: Queryable, attempt: Attempt): Promise<Outcome> {
  const { address, kind, name, password, browserOf, find } = attempt
  const candidate = await find()
  const browser = candidate && (await browserOf?.(candidate.account.id))
  // Strangers, also those who share an address with the owner of an account, do not keep a browser out that the owner uses.
  const addressKey = !browser && address ? limitKey('address', address) : undefined
  const accountKey = candidate ? accountLimit(candidate.account.id, browser) : limitKey(kind, name)
  const wait =
    // The address comes first: one that has to wait must not slow down the account it tries.
    (addressKey && (await beginAttempt(db, addressKey, ADDRESS_RULE))) ||
    (await beginAttempt(db, accountKey, ACCOUNT_RULE))
  if (wait) return { kind: 'wait', seconds: wait }
  const isRight = await isPassword(password, candidate?.passwordHash)
  if (!isRight || !candidate?.account.active) return { kind: 'mismatch' }
  await forgetAttempts(db, accountKey)
  if (addressKey) await takeBackAttempt(db, addressKey)
  return { kind: 'welcome', account: candidate.account }
}
