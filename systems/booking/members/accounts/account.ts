import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import type { SessionUser } from '@agency/contracts/session/session.ts'
import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { accounts, agents } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'

const { passwordHash: _, ...columns } = getTableColumns(accounts)

export const accountColumns = columns

export type Account = Omit<typeof accounts.$inferSelect, 'passwordHash'>

export type Candidate = { account: Account; passwordHash: string | null }

const candidateColumns = { account: accountColumns, passwordHash: accounts.passwordHash }

/** A text that is no address matches no account. */
export const normalEmail = (email: string): string => (readEmailAddress(email) ?? email.trim()).toLowerCase()

export async function findMember(db: Queryable, email: string): Promise<Candidate | undefined> {
  const isMember = and(eq(accounts.email, normalEmail(email)), eq(accounts.typeCode, 'MEM'))
  const [row] = await db.select(candidateColumns).from(accounts).where(isMember)
  return row
}

/** ASCII only: letters of other scripts can turn into these in another case. */
const agentName = /^[\x21-\x7e]{1,100}$/

/** By trading ID or user name, in any case. */
export async function findAgent(db: Queryable, login: string): Promise<Candidate | undefined> {
  const name = login.trim()
  if (!agentName.test(name)) return undefined
  const [row] = await db
    .select(candidateColumns)
    .from(accounts)
    .innerJoin(agents, eq(agents.accountId, accounts.id))
    .where(or(eq(agents.tradingId, name.toUpperCase()), eq(agents.username, name.toLowerCase())))
  return row
}

/** At most one member, any number of agents. */
export async function findByEmail(db: Queryable, email: string): Promise<Account[]> {
  return db
    .select(accountColumns)
    .from(accounts)
    .where(eq(accounts.email, normalEmail(email)))
}

export async function findCandidate(db: Queryable, id: number): Promise<Candidate | undefined> {
  const [row] = await db.select(candidateColumns).from(accounts).where(eq(accounts.id, id))
  return row
}

/** undefined for members. */
export async function agencyOf(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db.select({ name: agents.agencyName }).from(agents).where(eq(agents.accountId, id))
  return row?.name
}

/** `FRELCR` signs in as agents do without being one. */
export function sessionUserOf({ id, firstName, typeCode }: Account): SessionUser {
  return { firstName, userId: id, userTypeCode: typeCode, isAgent: typeCode === 'AGT' }
}
