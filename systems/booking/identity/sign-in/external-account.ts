import type { Assertion } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { tidyPersonName } from '@agency/contracts/people/person-name.ts'
import { and, eq, sql } from 'drizzle-orm'
import { accounts, externalIdentities, members } from '../../database/account-tables.ts'
import { type BookingDatabase, type Queryable, transaction } from '../../database/booking-database.ts'
import { type Account, accountColumns, findMember, normalEmail } from '../../members/accounts/account.ts'
import { claimAddress } from '../registration/claim-address.ts'

/**
 * The account used before, else the member with the address, else a new one. Undefined for a closed account, or a
 * member's address that the provider has not verified.
 */
export async function externalAccount(db: BookingDatabase, person: Assertion): Promise<Account | undefined> {
  return transaction(db, async tx => {
    // Serializes two simultaneous first visits.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${normalEmail(person.email)}, 0))`)
    const linked = await findByIdentity(tx, person)
    if (linked) return linked.active ? linked : undefined
    const member = (await findMember(tx, person.email))?.account
    if (member && (!person.emailVerified || !member.active)) return undefined
    const account = member ? await claimAddress(tx, member) : await makeMember(tx, person)
    const { provider, subject } = person
    await tx.insert(externalIdentities).values({ provider, subject, accountId: account.id })
    return account
  })
}

async function findByIdentity(db: Queryable, { provider, subject }: Assertion): Promise<Account | undefined> {
  const [row] = await db
    .select({ account: accountColumns })
    .from(externalIdentities)
    .innerJoin(accounts, eq(accounts.id, externalIdentities.accountId))
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, subject)))
  return row?.account
}

async function makeMember(db: Queryable, { name, email, emailVerified }: Assertion): Promise<Account> {
  const [firstName = '', ...rest] = tidyPersonName(name).split(' ')
  const [account] = await db
    .insert(accounts)
    .values({
      typeCode: 'MEM',
      email: normalEmail(email),
      emailConfirmedAt: emailVerified ? new Date() : null,
      // Providers omit some names; the account page lets people add them.
      firstName: firstName || (email.split('@')[0] as string),
      lastName: rest.join(' '),
    })
    .returning(accountColumns)
  if (account === undefined) throw new Error('no account was made')
  await db.insert(members).values({ accountId: account.id })
  return account
}
