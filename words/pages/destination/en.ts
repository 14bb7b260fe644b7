import type { ReactNode } from 'react'

/** The page of a place. */
export const en = {
  allFor: (place: string) => `All our offers for ${place}`,
  allCount: (offers: number) => `${offers} of them, deals first.`,
  about: (place: string) => `About ${place}`,
  ask: 'Ask us',
  facts: {
    months: 'Best months',
    flight: 'From Kuala Lumpur',
    language: 'Language',
    currency: 'Currency',
  },
  gettingThere: 'Getting there',
  where: 'Where things are',
  map: (place: string) => `Map of ${place}`,
  askAbout: (place: string) => `Ask about ${place}`,
  within: (place: string) => `Places in ${place}`,
  plans: 'Ways to spend your days',
  days: (count: number, bold: (text: string) => ReactNode): ReactNode[] => [
    bold(String(count)),
    count === 1 ? ' day' : ' days',
  ],
  planThis: 'Plan this with us',
  eat: 'What to eat',
  eatIn: (place: string) => `what to eat, ${place}`,
  articles: 'From our blog',
  onward: 'Where to next',
  closing: (place: string) => `Shall we plan ${place} for you?`,
  closingText: (answered: string) =>
    `Tell us when and with whom. You get a plan with prices from a person, ${answered}.`,
  askPlan: 'Ask for a plan',
  shallWe: (place: string) => `Shall we plan ${place}?`,
  deals: {
    place: (place: string) => `Deals for ${place}`,
    around: (place: string) => `Near ${place}`,
    country: () => 'Deals in the same country',
  },
  goods: {
    own: (place: string) => `Trips and tickets in ${place}`,
    around: (place: string) => `Trips and tickets in and around ${place}`,
    country: (country: string) => `Elsewhere in ${country}`,
  },
  allDeals: (count: number) => `All ${count} deals`,
  allTrips: (count: number) => `All ${count} trips and tickets`,
  see: {
    here: { deals: 'See the deals', trips: 'See the trips' },
    nearby: { deals: 'See nearby deals', trips: 'See nearby trips' },
  },
  when: 'When to go',
  ratings: { best: 'best', good: 'good', poor: 'poor' },
  rated: ({ month, rating, note }: { month: string; rating: string; note: string }) =>
    `${month}: ${rating}${note && `, ${note}`}`,
  /** Months in a row. */
  allYear: 'All year',
  two: ({ from, to }: { from: string; to: string }) => `${from} and ${to}`,
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
}
