import { resultsWords } from '@agency/words/booking/results/words.ts'

type Words = ReturnType<typeof resultsWords>

/** Local times, `07:05`. */
export type Leg = {
  name: 'Out' | 'Back'
  from: string
  to: string
  leaves: string
  arrives: string
  /** By the local calendar. */
  daysLater: number
  minutes: number
  /** City of the stop; undefined for a direct flight. */
  via: string | undefined
}

export type Offer = {
  id: string
  title: string
  /** In an enquiry, which is English; the title unless given. */
  asked?: string
  facts: string[]
  legs: Leg[]
  /** Sen, for everybody and the whole stay. */
  price: number
  /** `2 adults, return`. */
  priceFor: string
  /** English values by filter name; addresses hold them. */
  traits: Record<string, string>
  /** Smallest first, by order name; besides the price. */
  ranks: Record<string, number>
}

export type Offers = {
  kind: keyof Words['kinds']
  /** Names as in `traits` and `ranks`. */
  filters: (keyof Words['filters'])[]
  orders: (keyof Words['orders'])[]
  list: Offer[]
  /** Filters of the search itself. */
  wished: Record<string, string>
}

export type Value = keyof Words['values']

/** As addresses hold it. */
export const englishValue = (value: Value): string => resultsWords('en').values[value]

/** A filter's value in words. Names of airlines are their own. */
export function valueName(english: string): string {
  const values = resultsWords().values
  const value = (Object.keys(values) as Value[]).find(one => englishValue(one) === english)
  return value === undefined ? english : values[value]
}
