import { type HeldPersons, heldPersons, type Interval } from '@agency/contracts/people/held-persons.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { eq, inArray, or } from 'drizzle-orm'
import { accounts, agents, externalIdentities, members } from '../../database/account-tables.ts'
import { agencyApplications } from '../../database/agency-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { walletHolds, walletLots } from '../../database/credit-tables.ts'
import { mailedLinks, mails, sessions, signInAttempts } from '../../database/sign-in-tables.ts'
import { frequentFlyerCards, savedSearches, travellers, trips } from '../../database/travel-tables.ts'
import { accountLimit } from '../../identity/sign-in/attempt.ts'

/** Cascades with the account. A test finds a missing table. */
const belongings = {
  members,
  agents,
  externalIdentities,
  walletLots,
  walletHolds,
  trips,
  frequentFlyerCards,
  travellers,
  savedSearches,
} as const

/**
 * The accounts of an address: a member, and agents with the same address. Omits secrets: the reader of an export must
 * not be able to sign in with it.
 * @param email In lower case.
 */
export async function readAccounts(db: Queryable, email: string): Promise<unknown[]> {
  const accountRows = await db.select().from(accounts).where(eq(accounts.email, email)).orderBy(accounts.id)
  return Promise.all(
    accountRows.map(async ({ passwordHash, ...account }) => {
      const held: Record<string, unknown[]> = {}
      for (const [name, table] of Object.entries(belongings)) {
        held[name] = (await db.select().from(table).where(eq(table.accountId, account.id))).map(withoutAccountId)
      }
      const { createdAt, expiresAt, remembered } = sessions
      held.sessions = await db
        .select({ createdAt, expiresAt, remembered })
        .from(sessions)
        .where(eq(sessions.accountId, account.id))
      held.mailedLinks = await db
        .select({ purpose: mailedLinks.purpose, expiresAt: mailedLinks.expiresAt })
        .from(mailedLinks)
        .where(eq(mailedLinks.accountId, account.id))
      return { ...account, hasPassword: passwordHash !== null, ...held }
    }),
  )
}

/** Cascades, sessions included. @returns The number of accounts. */
export async function eraseAccounts(db: Queryable, email: string): Promise<number> {
  const names = await namesOf(db, email)
  const ids = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  const keys = [...names.map(([kind, name]) => limitKey(kind, name)), ...ids.map(({ id }) => accountLimit(id))]
  await db.delete(signInAttempts).where(inArray(signInAttempts.key, keys))
  return (await db.delete(accounts).where(eq(accounts.email, email))).rowCount ?? 0
}

/** Omits their text: it holds links that open an account. */
export async function readWaitingMails(db: Queryable, email: string): Promise<unknown[]> {
  const { createdAt, subject, attempts } = mails
  return db.select({ createdAt, subject, attempts }).from(mails).where(eq(mails.recipient, email))
}

export async function eraseWaitingMails(db: Queryable, email: string): Promise<number> {
  return (await db.delete(mails).where(eq(mails.recipient, email))).rowCount ?? 0
}

export const readApplications = (db: Queryable, email: string): Promise<unknown[]> =>
  db.select().from(agencyApplications).where(eq(agencyApplications.email, email))

export async function eraseApplications(db: Queryable, email: string): Promise<number> {
  return (await db.delete(agencyApplications).where(eq(agencyApplications.email, email))).rowCount ?? 0
}

/** `touched`: created or signed in to. In lower case. */
export async function addressesWithin(db: Queryable, interval: Interval): Promise<HeldPersons> {
  const entries = [
    ...(await db.select({ email: accounts.email, at: accounts.createdAt }).from(accounts)),
    ...(await db
      .select({ email: accounts.email, at: sessions.createdAt })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))),
    ...(await db
      .select({ email: agencyApplications.email, at: agencyApplications.createdAt })
      .from(agencyApplications)),
  ]
  return heldPersons(entries, interval)
}

/** Possible sign-in names: failed attempts count under a digest of them. */
async function namesOf(db: Queryable, email: string): Promise<[kind: string, name: string][]> {
  const { tradingId, username } = agents
  const browsers = await db
    .select({ tradingId, username })
    .from(agents)
    .innerJoin(accounts, eq(accounts.id, agents.accountId))
    .where(or(eq(accounts.email, email), eq(username, email)))
  const typed = browsers.flatMap(agent => [agent.tradingId, agent.username])
  return [['member', email], ['agent', email], ...typed.map((name): [string, string] => ['agent', name])]
}

const withoutAccountId = ({ accountId: _, ...row }: { accountId: number }) => row
