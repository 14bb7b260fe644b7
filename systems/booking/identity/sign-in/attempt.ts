import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import type { Outcome } from '@agency/service-kit/sign-in/password-attempt.ts'
import type { TurnTaking } from '@agency/service-kit/sign-in/short-queue.ts'
import type { Queryable } from '../../database/booking-database.ts'
import type { Account, Candidate } from '../../members/accounts/account.ts'
import { attemptPassword } from '../limits/limits.ts'

export type Attempt = {
  address?: string
  /** The typed name counts where there is no account. */
  kind: 'member' | 'agent'
  name: string
  password: string
  /** undefined for a browser that never signed in to the account. */
  browserOf?: (accountId: number) => Promise<string | undefined>
  find: () => Promise<Candidate | undefined>
}

/** One key for all names of an account; a known browser has its own. */
export const accountLimit = (accountId: number, browser?: string): string =>
  browser ? limitKey('known browser', `${accountId} ${browser}`) : limitKey('account', String(accountId))

export function attemptSignIn(
  db: Queryable,
  enter: TurnTaking,
  { kind, name, browserOf, find, ...attempt }: Attempt,
): Promise<Outcome<Account>> {
  return attemptPassword(db, enter, {
    ...attempt,
    strangerLimit: limitKey(kind, name),
    async find() {
      const candidate = await find()
      if (candidate === undefined) return undefined
      const browser = await browserOf?.(candidate.account.id)
      return {
        ...candidate,
        active: candidate.account.active,
        limit: accountLimit(candidate.account.id, browser),
        knownBrowser: browser !== undefined,
      }
    },
  })
}
