import type { Member } from '@agency/contracts/booking/internal/members.ts'

export function userData({ id, firstName, lastName, email, typeCode, agencyName }: Member) {
  const person = { UserId: id, FirstName: firstName, LastName: lastName, Email: email, UserTypeCode: typeCode }
  return agencyName === undefined ? person : { ...person, AgencyName: agencyName }
}
