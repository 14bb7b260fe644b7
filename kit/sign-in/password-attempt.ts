import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { accountRule, addressRule, type growingDelay, limitKey } from './growing-delay.ts'
import { isPassword } from './password-hash.ts'
import type { TurnTaking } from './short-queue.ts'

type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

export type Candidate<Account> = {
  account: Account
  active: boolean
  passwordHash: string | null
  limit: string
  /** The browser has signed in to it before: strangers do not lock it out. */
  knownBrowser?: boolean
}

export type PasswordAttempt<Account, Refused> = {
  /** undefined for our own server, which has its own limits. */
  address?: string
  strangerLimit: string
  password: string
  find: () => Promise<Candidate<Account> | undefined>
  /** Second factor after the right password; returns the refusal without it. Counts like a password. */
  second?: (account: Account) => Promise<Refused | undefined>
}

export type Outcome<Account> =
  | { kind: 'welcome'; account: Account }
  | { kind: 'mismatch' }
  | { kind: 'wait'; seconds: number }

const fullSeconds = 2

/** Refuses cheaply before hashing; an unknown account takes the same steps and time as a wrong password. */
export function passwordAttempts(delay: ReturnType<typeof growingDelay>) {
  async function attemptPassword<Account, Refused = never>(
    db: Queryable,
    enter: TurnTaking,
    attempt: PasswordAttempt<Account, Refused>,
  ): Promise<Outcome<Account> | Refused> {
    const leave = await enter(attempt.address ?? 'our own server')
    if (leave === undefined) return { kind: 'wait', seconds: fullSeconds }
    try {
      return await tryPassword(db, attempt)
    } finally {
      leave()
    }
  }

  async function tryPassword<Account, Refused>(
    db: Queryable,
    { address, strangerLimit, password, find, second }: PasswordAttempt<Account, Refused>,
  ): Promise<Outcome<Account> | Refused> {
    const candidate = await find()
    // Strangers, also at the owner's address, do not lock out the owner's browser.
    const addressKey = !candidate?.knownBrowser && address ? limitKey('address', address) : undefined
    const accountKey = candidate?.limit ?? strangerLimit
    const wait =
      // The address first: a delayed one must not slow down the account.
      (addressKey && (await delay.beginAttempt(db, addressKey, addressRule))) ||
      (await delay.beginAttempt(db, accountKey, accountRule))
    if (wait) return { kind: 'wait', seconds: wait }
    const isRight = await isPassword(password, candidate?.passwordHash)
    if (!isRight || !candidate?.active) return { kind: 'mismatch' }
    const refused = await second?.(candidate.account)
    if (refused !== undefined) return refused
    await delay.forgetAttempts(db, accountKey)
    if (addressKey) await delay.takeBackAttempt(db, addressKey)
    return { kind: 'welcome', account: candidate.account }
  }

  return attemptPassword
}
