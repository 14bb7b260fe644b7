import type { ReactNode } from 'react'

/** An offer's card, the end of its page, and what an enquiry about it shows. */
export const en = {
  yours: 'Your choice',
  allPrices: 'All prices',
  /** On a phone's bar, which leads to the choice. */
  bar: {
    tour: 'Choose your trip',
    cruise: 'Choose your cabin',
    ticket: 'Get tickets',
    insurance: 'Get cover',
    dated: 'Choose dates',
  },
  trip: {
    title: 'Shall we plan this with you?',
    text: (answered: string) => `Tell us when and with whom. A planner writes your offer, ${answered}.`,
    button: 'Ask a planner',
  },
  tickets: {
    title: 'Shall we get your tickets?',
    text: (answered: string) => `Tell us how many and for when. We answer, ${answered}.`,
    button: 'Get tickets',
  },
  cover: {
    title: 'Shall we find the right cover?',
    text: (answered: string) =>
      `Tell us where you are going, for how long and who is coming along. We answer, ${answered}.`,
    button: 'Get cover',
  },
  asked: 'What you are asking about',
  asking: (page: ReactNode): ReactNode[] => ['You are asking about ', page],
  price: 'Price',
  from: (price: string) => `from ${price}`,
  groupPrice: 'Group price',
  quoteFor: (people: number) => `please quote one for ${people} people`,
  aged: ({ count, ages }: { count: string; ages: string }) => `${count}, aged ${ages}`,
  more: (departures: number) => `${departures} more`,
  months: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  between: ({ first, last }: { first: string; last: string }) => `Travel between ${first} and ${last}.`,
}
