import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { fieldDay } from '../days/day-words.ts'
import { readTypedDay } from '../days/typed-day.ts'
import type { Product } from '../products.ts'
import type { Problem, ProblemList } from './checked-search.ts'
import { furthestDaysAhead } from './search-limits.ts'

/** How soon something can be booked online, and who knows what can be done sooner. */
export type DayRules = {
  /** How many days from today the first day lies that can be searched. */
  leadDays: Record<Product, number>
  /** How many days from today the first day lies that an untouched form holds. */
  daysAhead: Record<Product, number>
  /** A telephone number as people read it; empty while it is not known. */
  hotline: string
}

/** The first and the last day that can be searched. */
export function searchableDays(
  product: Product,
  today: string,
  { leadDays }: Pick<DayRules, 'leadDays'>,
): { first: string; last: string } {
  return { first: addDays(today, leadDays[product]), last: addDays(today, furthestDaysAhead) }
}

type DayField = {
  name: string
  value: string
  /** What happens on the day, `leave`, `come back`. */
  verb: string
}

type Rules = {
  product: Product
  today: string
  dayRules: DayRules
  /** The day that this one follows, and by how many days at least. */
  after?: { day: string | undefined; days: number; message: string }
  problems: ProblemList
}

/** Reads the day of a field and says what is wrong with it. */
export function checkDay({ name, value, verb }: DayField, { product, today, dayRules, after, problems }: Rules) {
  const { first, last } = searchableDays(product, today, dayRules)
  const day = readTypedDay(value, today)
  if (!value.trim()) problems.add(name, `Choose the day you ${verb}.`)
  else if (!day) problems.add(name, `Write the day you ${verb} like ${fieldDay(first).slice(4)}.`)
  else if (day < first) {
    const call = callUs(dayRules)
    problems.add(name, `The first day you can ${verb} is ${fieldDay(first)}.${call ? ' In a hurry?' : ''}`, call)
  } else if (day > last) problems.add(name, `The last day you can ${verb} is ${fieldDay(last)}.`)
  else if (after?.day && day < addDays(after.day, after.days)) problems.add(name, after.message)
  return day
}

function callUs({ hotline }: DayRules): Problem['link'] {
  const number = hotline.replace(/[^\d+]/g, '')
  return number ? { href: `tel:${number}`, text: `Call us on ${hotline}` } : undefined
}
