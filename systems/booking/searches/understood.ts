import { momentOf } from '@agency/contracts/booking/searches/form-fields.ts'
import { formatWeekday } from '@agency/ui/formats/malaysian-day.ts'
import type { Offers } from './results/offer.ts'

export type UnderstoodField = { name: string; label: string; posted: string; meaning: string }

export type Understood = {
  /** `flight`, as in "your flight search". */
  product: string
  /** One or two, `Kuala Lumpur (KUL)`. */
  places: [string, ...string[]]
  facts: string[]
  fields: UnderstoodField[]
  /** Malaysian day. */
  firstDay: string
  offers: () => Offers
}

/** Without `read` the posted text is the meaning. */
export type FieldMeaning = { label: string; read?: (posted: string) => string }

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

export const dayOf = (posted: string): string => momentOf(posted).day

/** `Sunday 5 September 2027` */
export const readDay = (posted: string): string => formatWeekday(dayOf(posted))

/** `10:00` */
export const timeOf = (posted: string): string => momentOf(posted).time.slice(0, 5)

/** `Sunday 5 September 2027, 10:00` */
export const readDayAndTime = (posted: string) => `${readDay(posted)}, ${timeOf(posted)}`

export const readYesNo = (posted: string) => (posted === 'true' ? 'yes' : 'no')

/** `1 adult`, `2 adults`. */
export const quantity = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Omits zero counts. */
export function party(...counts: [posted: string, one: string, many?: string][]): string {
  return counts
    .filter(([posted]) => posted !== '0')
    .map(([posted, one, many]) => quantity(Number(posted), one, many))
    .join(', ')
}
