import type { Queryable } from '@agency/booking-site/database/booking-database.ts'
import { type Account, findCandidate } from '@agency/booking-site/members/accounts/account.ts'

/** The open account with this id; undefined if there is none. */
export async function findPerson(db: Queryable, id: number): Promise<Account | undefined> {
  const account = (await findCandidate(db, id))?.account
  return account?.active ? account : undefined
}

/** What the contract calls user data. */
export function userData({ id, firstName, lastName, email, typeCode }: Account) {
  return { UserId: id, FirstName: firstName, LastName: lastName, Email: email, UserTypeCode: typeCode }
}
