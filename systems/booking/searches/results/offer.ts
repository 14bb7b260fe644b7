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
  facts: string[]
  legs: Leg[]
  /** Sen, for everybody and the whole stay. */
  price: number
  /** `2 adults, return`. */
  priceFor: string
  /** Values by filter name. */
  traits: Record<string, string>
  /** Smallest first, by order name; besides the price. */
  ranks: Record<string, number>
}

export type Offers = {
  /** `fares`. */
  noun: string
  /** Names as in `traits` and `ranks`. */
  filters: { name: string; label: string }[]
  orders: { name: string; label: string }[]
  list: Offer[]
  /** Filters of the search itself. */
  wished: Record<string, string>
}
