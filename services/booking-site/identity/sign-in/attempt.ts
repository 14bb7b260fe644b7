import type { Queryable } from '../../database/booking-database.ts'
import type { Account, Candidate } from '../../members/accounts/account.ts'
import type { Gate } from '../limits/gate.ts'
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
  /** Whose limit it counts for: the name that was typed, whether or not there is such an account. */
  kind: 'member' | 'agent'
  name: string
  password: string
  find: () => Promise<Candidate | undefined>
}

export type Outcome = { kind: 'welcome'; account: Account } | { kind: 'mismatch' } | { kind: 'wait'; seconds: number }

/** How long whoever meets a full gate is told to wait. */
const FULL_SECONDS = 2

/**
 * Tries to sign somebody in by password. What can be refused cheaply is refused before the password is hashed, and a
 * missing account takes the same steps and the same time as a wrong password.
 */
export async function attemptSignIn(db: Queryable, enter: Gate, attempt: Attempt): Promise<Outcome> {
  const leave = enter(attempt.address ?? 'our own server')
  if (leave === undefined) return { kind: 'wait', seconds: FULL_SECONDS }
  try {
    return await tryPassword(db, attempt)
  } finally {
    leave()
  }
}

async function tryPassword(db: Queryable, { address, kind, name, password, find }: Attempt): Promise<Outcome> {
  const addressKey = address && limitKey('address', address)
  const accountKey = limitKey(kind, name)
  const wait =
    // The address comes first: one that has to wait must not slow down the account it tries.
    (addressKey && (await beginAttempt(db, addressKey, ADDRESS_RULE))) ||
    (await beginAttempt(db, accountKey, ACCOUNT_RULE))
  if (wait) return { kind: 'wait', seconds: wait }
  const candidate = await find()
  const isRight = await isPassword(password, candidate?.passwordHash)
  if (!isRight || !candidate?.account.active) return { kind: 'mismatch' }
  await forgetAttempts(db, accountKey)
  if (addressKey) await takeBackAttempt(db, addressKey)
  return { kind: 'welcome', account: candidate.account }
}
