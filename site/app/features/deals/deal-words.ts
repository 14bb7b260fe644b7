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

/** `Begin on a Monday, Tuesday or Wednesday`; empty where any day will do. */
export function beginWords(weekdays: number[]): string {
  const names = weekdays.map(number => weekdayNames[number]).filter(name => name !== undefined)
  if (names.length === 0 || names.length === 7) return ''
  const last = names.at(-1)
  return `Begin on a ${names.length === 1 ? last : `${names.slice(0, -1).join(', ')} or ${last}`}`
}
