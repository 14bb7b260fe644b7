import type { ProblemList } from '../reading/checked-search.ts'
import { readCount } from '../reading/form-values.ts'
import { mostChildren, mostFlyers, mostInfants } from '../reading/search-limits.ts'
import type { FlightValues } from './flight-values.ts'
import { groupRequest } from './group-request.ts'

export type Flyers = { adults: number; children: number; infants: number; students: number | undefined }

/** Reads who flies. */
export function checkFlyers(values: FlightValues, today: string, problems: ProblemList): Flyers | undefined {
  const [adults, children, infants] = [readCount(values.adults), readCount(values.children), readCount(values.infants)]
  if (adults === undefined) problems.add('adults', 'Enter how many adults fly.')
  if (children === undefined) problems.add('children', 'Enter how many children fly.')
  if (infants === undefined) problems.add('infants', 'Enter how many infants fly.')
  if (adults === undefined || children === undefined || infants === undefined) return undefined
  if (adults + children + infants > mostFlyers) {
    const link = { href: groupRequest(values, today), text: 'Send a group request' }
    problems.add('adults', `Up to ${mostFlyers} people can search together. Eight or more fly as a group.`, link)
  }
  if (adults < 1) problems.add('adults', 'At least one adult has to fly.')
  if (children > mostChildren) problems.add('children', `Up to ${mostChildren} children can fly on one booking.`)
  if (infants > adults) problems.add('infants', 'Each infant needs an adult: add an adult or remove an infant.')
  if (infants > mostInfants) problems.add('infants', `Up to ${mostInfants} infants can fly on one booking.`)
  const students = values.students ? readCount(values.students) : undefined
  if (values.students && !students) problems.add('students', 'Choose how many students fly.')
  else if ((students ?? 0) > adults + children) problems.add('students', 'There are more students than travellers.')
  return { adults, children, infants, students }
}
