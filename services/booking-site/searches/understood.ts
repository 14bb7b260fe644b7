import { momentOf } from '@agency/contracts/booking/searches/form-fields.ts'
import { formatWeekday } from '@agency/ui/formats/malaysian-day.ts'
import type { Offers } from './results/offer.ts'

/** One posted field: its name on the wire, its name for people, what came, and what it was taken to mean. */
export type UnderstoodField = { name: string; label: string; posted: string; meaning: string }

/** A search as it was understood. */
export type Understood = {
  /** `flight`, as in "your flight search". */
  product: string
  /** Where from and to, or only where: `Kuala Lumpur (KUL)`. */
  places: [string] | [string, string]
  /** The few facts that people check first. */
  facts: string[]
  fields: UnderstoodField[]
  /** The Malaysian day on which it begins. */
  firstDay: string
  /** What there is for it: samples. */
  offers: () => Offers
}

/** How one field is named for people, and read; without `read` the text stands for itself. */
export type FieldMeaning = { label: string; read?: (posted: string) => string }

/** Explains the posted fields that have a meaning, in the order of the meanings. */
export function explainFields(
  meanings: Record<string, FieldMeaning>,
  posted: Record<string, string | string[] | undefined>,
): UnderstoodField[] {
  return Object.entries(meanings).flatMap(([name, { label, read }]) => {
    const values = [posted[name] ?? []].flat()
    if (values.length === 0) return []
    const meaning = values.map(one => (one === '' ? 'none' : (read?.(one) ?? one))).join(', ')
    return [{ name, label, posted: values.join(', '), meaning }]
  })
}

/** The calendar day of a date that was accepted before. */
export const dayOf = (posted: string): string => momentOf(posted).day

/** `Sunday 5 September 2027` for a date that was accepted before. */
export const readDay = (posted: string): string => formatWeekday(dayOf(posted))

/** `10:00` of a date that was accepted before. */
export const timeOf = (posted: string): string => momentOf(posted).time.slice(0, 5)

/** `Sunday 5 September 2027, 10:00` for a date that was accepted before. */
export const readDayAndTime = (posted: string) => `${readDay(posted)}, ${timeOf(posted)}`

export const readYesNo = (posted: string) => (posted === 'true' ? 'yes' : 'no')

/** `1 adult`, `2 adults`. */
export const quantity = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Counted people or rooms as one fact; those that are none are left out. */
export function party(...counts: [posted: string, one: string, many?: string][]): string {
  return counts
    .filter(([posted]) => posted !== '0')
    .map(([posted, one, many]) => quantity(Number(posted), one, many))
    .join(', ')
}
