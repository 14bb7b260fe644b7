import { momentOf } from '@agency/contracts/booking/searches/form-fields.ts'
import { formatWeekday } from '@agency/ui/formats/malaysian-day.ts'
import { arrivedWords } from '@agency/words/booking/arrived/words.ts'
import { searchWords } from '@agency/words/booking/search/words.ts'
import type { Offers } from './results/offer.ts'

export type UnderstoodField = { name: string; label: string; posted: string; meaning: string }

export type Understood = {
  product: keyof ReturnType<typeof searchWords>['products']
  /** One or two, `Kuala Lumpur (KUL)`. */
  places: [string, ...string[]]
  facts: string[]
  fields: UnderstoodField[]
  /** Malaysian day. */
  firstDay: string
  offers: () => Offers
}

/** `Kuala Lumpur (KUL) to Langkawi (LGK)` */
export const wayOf = ({ places: [from, to] }: Understood): string => searchWords().way({ from, to })

/** @param readers By name; without one the posted text is the meaning. */
export function explainFields(
  kind: 'flight' | 'hotel' | 'car',
  readers: Record<string, (posted: string) => string>,
  posted: Record<string, string | string[] | undefined>,
): UnderstoodField[] {
  return Object.entries(arrivedWords('en')[kind]).flatMap(([name, label]) => {
    const values = [posted[name] ?? []].flat()
    if (values.length === 0) return []
    const meaning = values.map(one => (one === '' ? 'none' : (readers[name]?.(one) ?? one))).join(', ')
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
