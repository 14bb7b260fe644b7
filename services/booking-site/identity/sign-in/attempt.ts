import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import type { Outcome } from '@agency/service-kit/sign-in/password-attempt.ts'
import type { TurnTaking } from '@agency/service-kit/sign-in/short-queue.ts'
import type { Queryable } from '../../database/booking-database.ts'
import type { Account, Candidate } from '../../members/accounts/account.ts'
import { attemptPassword } from '../limits/limits.ts'

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

/** What an account is counted by, under whichever of its names it is tried; a browser it was signed in on by itself. */
export const accountLimit = (accountId: number, browser?: string): string =>
  browser ? limitKey('known browser', `${accountId} ${browser}`) : limitKey('account', String(accountId))

/** Tries to sign a member or an agent in by password. */
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
