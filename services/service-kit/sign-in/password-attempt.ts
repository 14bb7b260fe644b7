import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { ACCOUNT_RULE, ADDRESS_RULE, type growingDelay, limitKey } from './growing-delay.ts'
import { isPassword } from './password-hash.ts'
import type { TurnTaking } from './short-queue.ts'

type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

/** An account that a name stands for. */
export type Candidate<Account> = {
  account: Account
  active: boolean
  passwordHash: string | null
  /** What its attempts are counted by. */
  limit: string
  /** Whether the browser is known that was signed in to it before: strangers do not keep that one out. */
  knownBrowser?: boolean
}

export type PasswordAttempt<Account, Refused> = {
  /** Where it comes from; undefined when our own server asks, which has limits of its own. */
  address?: string
  /** What it is counted by where there is no account. */
  strangerLimit: string
  password: string
  find: () => Promise<Candidate<Account> | undefined>
  /** Something that is needed besides the right password; gives back what becomes of the attempt without it. Counted like a password. */
  second?: (account: Account) => Promise<Refused | undefined>
}

export type Outcome<Account> =
  | { kind: 'welcome'; account: Account }
  | { kind: 'mismatch' }
  | { kind: 'wait'; seconds: number }

/** How long a caller who meets a full limit has to wait. */
const FULL_SECONDS = 2

/**
 * How one service signs a user in by password. What can be refused cheaply is refused before the password is
 * hashed, and a missing account takes the same steps and the same time as a wrong password.
 */
export function passwordAttempts(delay: ReturnType<typeof growingDelay>) {
  async function attemptPassword<Account, Refused = never>(
    db: Queryable,
    enter: TurnTaking,
    attempt: PasswordAttempt<Account, Refused>,
  ): Promise<Outcome<Account> | Refused> {
    const leave = await enter(attempt.address ?? 'our own server')
    if (leave === undefined) return { kind: 'wait', seconds: FULL_SECONDS }
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
    // Strangers, also those who share an address with the owner of an account, do not keep a browser out that the owner uses.
    const addressKey = !candidate?.knownBrowser && address ? limitKey('address', address) : undefined
    const accountKey = candidate?.limit ?? strangerLimit
    const wait =
      // The address comes first: one that has to wait must not slow down the account it tries.
      (addressKey && (await delay.beginAttempt(db, addressKey, ADDRESS_RULE))) ||
      (await delay.beginAttempt(db, accountKey, ACCOUNT_RULE))
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
