/** One flight on the way out or back. Times are local, `07:05`. */
export type Leg = {
  name: 'Out' | 'Back'
  from: string
  to: string
  leaves: string
  arrives: string
  /** Days later that it arrives, by the local calendar. */
  daysLater: number
  minutes: number
  /** The city where people change; undefined for a direct flight. */
  via: string | undefined
}

/** Something to choose from. */
export type Offer = {
  id: string
  title: string
  facts: string[]
  legs: Leg[]
  /** Sen, for everybody and the whole stay. */
  price: number
  /** What the price is for: `2 adults, return`. */
  priceFor: string
  /** What it can be filtered by: the value by the filter's name. */
  traits: Record<string, string>
  /** What it can be sorted by beside its price, the smallest first, by the name of the order. */
  ranks: Record<string, number>
}

/** The offers for a search, with the ways to look through them. */
export type Offers = {
  /** What they are called: `fares`. */
  noun: string
  /** Names as in `traits` and `ranks`, with what people read. */
  filters: { name: string; label: string }[]
  orders: { name: string; label: string }[]
  list: Offer[]
  /** Filters that the search itself asks for. */
  wished: Record<string, string>
}
