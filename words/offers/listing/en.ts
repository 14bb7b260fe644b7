import type { ReactNode } from 'react'

/** A family's list of offers, with its filters. */
export const en = {
  filter: 'Filter and sort',
  chosen: (count: number) => `${count} chosen`,
  more: (count: number) => `${count} more`,
  show: 'Show results',
  sort: 'Sort by',
  orders: {
    '': 'Our choice',
    departure: 'Next departure',
    price: 'Price, lowest first',
    '-price': 'Price, highest first',
    nights: 'Shortest first',
    '-nights': 'Longest first',
  },
  filters: {
    region: 'Region',
    destination: 'Destination',
    brand: 'Brand',
    line: 'Cruise line',
    nights: 'Length',
    month: 'Month',
    price: 'Price',
    port: 'Port',
    audience: 'Good for',
  },
  nights: {
    '1-3': '1 to 3 nights',
    '4-6': '4 to 6 nights',
    '7-10': '7 to 10 nights',
    '11': '11 nights or more',
  },
  prices: {
    '0-500': 'Up to RM 500',
    '500-1500': 'RM 500 to RM 1,500',
    '1500-5000': 'RM 1,500 to RM 5,000',
    '5000': 'Over RM 5,000',
  },
  lastDates: 'Last dates',
  everything: 'Show everything',
  about: (things: string) => `About our ${things}`,
  nothing: 'Nothing on sale at the moment',
  soon: ({ things, ask }: { things: string; ask: (text: string) => ReactNode }): ReactNode[] => [
    `New ${things} appear here as soon as they can be booked. If you cannot wait, `,
    ask('tell us'),
    ' what you look for.',
  ],
  noFit: (thing: string) => `No ${thing} fits all of that`,
  takeAway: ({ all, ask }: Record<'all' | 'ask', (text: string) => ReactNode>): ReactNode[] => [
    'Take one of the filters away, or ',
    all('see everything we have'),
    '. If you have something particular in mind, ',
    ask('tell us'),
    ' and we will look for it.',
  ],
}
