import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import type { Product } from '@agency/contracts/site/products.ts'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import { fieldDay, readTypedDay } from './days.ts'
import type { PlaceReading, Station } from './place.ts'
import { maxDaysAhead } from './search-limits.ts'

export type Problem = {
  field: string
  message: string
  /** Another way out than a correct value. */
  link?: { href: string; text: string }
  /** It stands beside its field already before the form is sent, and in no summary. */
  isEarly?: boolean
}

export type Checked<Search> = { search: Search; problems?: never } | { problems: Problem[]; search?: never }

export type ProblemList = {
  problems: Problem[]
  add(field: string, message: string, link?: Problem['link']): void
}

export function createProblemList(): ProblemList {
  const problems: Problem[] = []
  return {
    problems,
    add(field, message, link) {
      // Later messages would only repeat the first of a field.
      if (!problems.some(problem => problem.field === field)) problems.push({ field, message, ...(link && { link }) })
    },
  }
}

export function readCount(text: string): number | undefined {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined
}

export function checkPlace(
  { name, value, ask }: { name: string; value: string; ask: string },
  reading: PlaceReading,
  problems: ProblemList,
): Station | undefined {
  if ('place' in reading) return reading.place
  const typed = value.trim()
  const say = searchWords().problems
  if (reading.unclear === 'missing') problems.add(name, ask)
  else if (reading.unclear === 'several') problems.add(name, say.several(typed))
  else if (reading.unclear === 'unreachable') problems.add(name, say.unreachable(typed))
  else problems.add(name, say.unknown(typed))
  return undefined
}

/** Empty if there is none. */
export function checkPromo(value: string, problems: ProblemList): string {
  const promo = value.trim().toUpperCase()
  if (!/^[A-Z0-9-]{0,40}$/.test(promo)) problems.add('promo', searchWords().problems.promo)
  return promo
}

/** The first days that can be booked online, and the telephone number for earlier ones. */
export type DayRules = {
  /** In days from today. */
  leadDays: Record<Product, number>
  /** The proposed first day, in days from today. */
  daysAhead: Record<Product, number>
  /** Empty while there is none. */
  hotline: string
}

export function searchableDays(
  product: Product,
  today: string,
  { leadDays }: Pick<DayRules, 'leadDays'>,
): { first: string; last: string } {
  return { first: addDays(today, leadDays[product]), last: addDays(today, maxDaysAhead) }
}

/** Done on a day. */
export type DayAct = keyof ReturnType<typeof searchWords>['days']

type DayField = { name: string; value: string; act: DayAct }

type Rules = {
  product: Product
  today: string
  dayRules: DayRules
  /** The earlier day of the two, and the minimum number of days between them. */
  after?: { day: string | undefined; days: number; message: string }
  problems: ProblemList
}

/** Reads the day of a field and adds its problem, if it has one. */
export function checkDay({ name, value, act }: DayField, { product, today, dayRules, after, problems }: Rules) {
  const { first, last } = searchableDays(product, today, dayRules)
  const day = readTypedDay(value, today)
  const { days, hurried } = searchWords()
  const say = days[act]
  if (!value.trim()) problems.add(name, say.missing)
  else if (!day) problems.add(name, say.unread(formatShortDay(first)))
  else if (day < first) {
    const call = callUs(dayRules)
    const early = say.early(fieldDay(first))
    problems.add(name, call ? hurried(early) : early, call)
  } else if (day > last) problems.add(name, say.late(fieldDay(last)))
  else if (after?.day && day < addDays(after.day, after.days)) problems.add(name, after.message)
  return day
}

function callUs({ hotline }: DayRules): Problem['link'] {
  const number = hotline.replace(/[^\d+]/g, '')
  return number ? { href: `tel:${number}`, text: searchWords().problems.callUs(hotline) } : undefined
}
