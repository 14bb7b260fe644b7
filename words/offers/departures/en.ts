import type { ReactNode } from 'react'

/** The calendar of departures. */
export const en = {
  title: 'Departures and prices',
  choose: 'Choose the day you leave',
  legend: (room: string, table: (text: string) => ReactNode): ReactNode[] => [
    `${room ? `The price of “${room}”` : 'The lowest price'} of each departure, in ringgit. `,
    table('The table of prices'),
    ' says what it is for.',
  ],
  past: 'past',
  soldOut: { short: 'Sold out', spoken: 'sold out' },
  few: ({ left, people }: { left: number; people: number }) => `only ${left} left, you are ${people}`,
  from: (sum: string) => `from ${sum}`,
  ask: 'Ask',
  onRequest: 'on request',
  /** A day or month without a departure, and a month without free places; `next` is the day of the next one. */
  none: {
    short: 'no departure',
    long: (next: string) => `No departure.${next && ` The next is on ${next}.`}`,
  },
  gone: {
    short: 'nothing left',
    long: (next: string) => `Nothing left.${next && ` The next is on ${next}.`}`,
  },
}
