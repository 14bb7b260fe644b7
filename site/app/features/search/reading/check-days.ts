import { addDays } from '../days/day-arithmetic.ts'
import { fieldDay } from '../days/day-words.ts'
import { readTypedDay } from '../days/typed-day.ts'
import type { Product } from '../products.ts'
import type { ProblemList } from './checked-search.ts'
import { daysAhead, furthestDaysAhead } from './search-limits.ts'

/** The first and the last day that can be searched. */
export function searchableDays(product: Product, today: string): { first: string; last: string } {
  return { first: addDays(today, daysAhead[product]), last: addDays(today, furthestDaysAhead) }
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
  /** The day that this one follows, and by how many days at least. */
  after?: { day: string | undefined; days: number; message: string }
  problems: ProblemList
}

/** Reads the day of a field and says what is wrong with it. */
export function checkDay({ name, value, verb }: DayField, { product, today, after, problems }: Rules) {
  const { first, last } = searchableDays(product, today)
  const day = readTypedDay(value, today)
  if (!value.trim()) problems.add(name, `Choose the day you ${verb}.`)
  else if (!day) problems.add(name, `Write the day you ${verb} like ${fieldDay(first).slice(4)}.`)
  else if (day < first) problems.add(name, `The first day you can ${verb} is ${fieldDay(first)}.`)
  else if (day > last) problems.add(name, `The last day you can ${verb} is ${fieldDay(last)}.`)
  else if (after?.day && day < addDays(after.day, after.days)) problems.add(name, after.message)
  return day
}
