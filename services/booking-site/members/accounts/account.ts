import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import type { SessionUser } from '@agency/contracts/session/session.ts'
import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { accounts, agents } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'

const { passwordHash: _, ...columns } = getTableColumns(accounts)

/** The columns of an account that may leave the sign-in: all but the password's hash. */
export const accountColumns = columns

/** A person who can sign in. */
export type Account = Omit<typeof accounts.$inferSelect, 'passwordHash'>

/** An account with what its password is compared with. */
export type Candidate = { account: Account; passwordHash: string | null }

const candidateColumns = { account: accountColumns, passwordHash: accounts.passwordHash }

/** How an e-mail address is kept and compared. A text that is no address is compared too, and matches no account. */
export const normalEmail = (email: string): string => (readEmailAddress(email) ?? email.trim()).toLowerCase()

/** The member with this address; undefined if there is none. */
export async function findMember(db: Queryable, email: string): Promise<Candidate | undefined> {
  const isMember = and(eq(accounts.email, normalEmail(email)), eq(accounts.typeCode, 'MEM'))
  const [found] = await db.select(candidateColumns).from(accounts).where(isMember)
  return found
}

/** Trading IDs and user names are of these. Letters of other scripts that turn into them in another case are others. */
const AGENT_NAME = /^[\x21-\x7e]{1,100}$/

/** The agent with this trading ID or user name, in any case; undefined if there is none. */
export async function findAgent(db: Queryable, login: string): Promise<Candidate | undefined> {
  const name = login.trim()
  if (!AGENT_NAME.test(name)) return undefined
  const [found] = await db
    .select(candidateColumns)
    .from(accounts)
    .innerJoin(agents, eq(agents.accountId, accounts.id))
    .where(or(eq(agents.tradingId, name.toUpperCase()), eq(agents.username, name.toLowerCase())))
  return found
}

/** Everybody with this address: at most one member, any number of agents. */
export async function findByEmail(db: Queryable, email: string): Promise<Account[]> {
  return db
    .select(accountColumns)
    .from(accounts)
    .where(eq(accounts.email, normalEmail(email)))
}

/** The account with this id, with its password's hash. */
export async function findCandidate(db: Queryable, id: number): Promise<Candidate | undefined> {
  const [found] = await db.select(candidateColumns).from(accounts).where(eq(accounts.id, id))
  return found
}

/** The name of an agent's agency; undefined for members. */
export async function agencyOf(db: Queryable, id: number): Promise<string | undefined> {
  const [found] = await db.select({ name: agents.agencyName }).from(agents).where(eq(agents.accountId, id))
  return found?.name
}

/** The visitor as the session cookie names them. `FRELCR` signs in as agents do without being one. */
export function sessionUserOf({ id, firstName, typeCode }: Account): SessionUser {
  return { firstName, userId: id, userTypeCode: typeCode, isAgent: typeCode === 'AGT' }
}
