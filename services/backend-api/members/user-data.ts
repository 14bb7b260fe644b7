import type { Member } from '@agency/contracts/booking/internal/members.ts'

/** What the contract calls user data. */
export function userData({ id, firstName, lastName, email, typeCode }: Member) {
  return { UserId: id, FirstName: firstName, LastName: lastName, Email: email, UserTypeCode: typeCode }
}
