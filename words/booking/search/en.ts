/** Searches that arrive from the website, above their results. */
export const en = {
  arrived: {
    flight: 'Your flight search has arrived',
    'flight + hotel': 'Your flight + hotel search has arrived',
    hotel: 'Your hotel search has arrived',
    car: 'Your car search has arrived',
  },
  way: ({ from, to }: { from: string; to: string | undefined }) => (to ? `${from} to ${to}` : from),
  oneWay: (day: string) => `${day}, one way`,
  /** Without those who do not come. */
  party: ({ adults, children, infants }: { adults: number; children: number; infants: number }) =>
    [
      adults && (adults === 1 ? '1 adult' : `${adults} adults`),
      children && (children === 1 ? '1 child' : `${children} children`),
      infants && (infants === 1 ? '1 infant' : `${infants} infants`),
    ]
      .filter(Boolean)
      .join(', '),
  students: (count: number) => (count === 1 ? '1 student fare' : `${count} student fares`),
  rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  cabins: { Y: 'Economy', S: 'Premium economy', C: 'Business', F: 'First' },
  direct: 'Direct flights',
  promo: (code: string) => `Promo code ${code}`,
  times: ({ from, back }: { from: string; back: string }) => `From ${from}, back by ${back}`,
  change: 'Change the search',
  save: 'Save this search',
  /** A saved search's title. */
  saved: ({ product, facts }: { product: string; facts: string[] }) => `${product}: ${facts.join(', ')}`,
  products: { flight: 'Flight', 'flight + hotel': 'Flight + hotel', hotel: 'Hotel', car: 'Car' },
  failure: {
    title: 'An error occurred',
    heading: 'An error occurred while reading your search',
    text: 'Please look at your search again: what we could read of it is filled in. If it happens twice, ask us.',
    back: 'Back to the search',
  },
  ask: 'Ask a travel planner',
  start: {
    title: 'Your search starts on the website',
    text: 'Choose where and when on the website, and we do the rest.',
    button: 'Start a search',
  },
}
