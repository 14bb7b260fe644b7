import { airlineByCode } from '@agency/reference-data/airlines.ts'
import { counted } from '@agency/ui/formats/counted.ts'
import { weekdayNames } from '../search/days/day-words.ts'

type Provider = { title: string; airline: string; hotel: string; stars: number | undefined }

/** Who gives a deal: `Malaysia Airlines · Hotel on the river, 4 stars`. A hotel that the title names is not named again. */
export function providerOf({ title, airline, hotel, stars }: Provider): string {
  const name = title.includes(hotel) ? '' : hotel
  const house = [name, stars ? counted(stars, 'star') : ''].filter(Boolean).join(', ')
  return [airlineByCode(airline)?.name ?? airline, house].filter(Boolean).join(' · ')
}

/** Weekdays as numbers, Monday 0: a content system writes `mon` or `Monday`. */
export function weekdaysOf(names: string[]): number[] {
  const known = weekdayNames.map(name => name.slice(0, 3).toLowerCase())
  return names.map(name => known.indexOf(name.slice(0, 3).toLowerCase())).filter(number => number >= 0)
}

/** `Begin Monday to Thursday`, `Begin on a Friday or Saturday`; empty where any day will do. */
export function beginWords(weekdays: number[]): string {
  const names = weekdays.map(number => weekdayNames[number])
  const [first] = names
  const last = names.at(-1)
  if (!first || names.length === 7) return ''
  if (names.length === 1) return `Begin on a ${first}`
  const areInARow = weekdays.every((number, position) => number === ((weekdays[0] ?? 0) + position) % 7)
  if (names.length > 2 && areInARow) return `Begin ${first} to ${last}`
  return `Begin on a ${names.slice(0, -1).join(', ')} or ${last}`
}
