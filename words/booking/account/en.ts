import type { ReactNode } from 'react'

/** Pages of members and agents who are logged in. */
export const en = {
  label: 'Your account',
  hi: (name: string) => `Hi, ${name}`,
  pages: {
    profile: 'Profile',
    password: 'Change Password',
    upcoming: 'Upcoming Trips',
    history: 'Travel History',
    flyer: 'Frequent Flyer',
    group: 'Traveller Group',
    searches: 'Saved Searches',
  },
  add: 'Add',
  /** The title is hidden: it tells the buttons apart for those who hear them. */
  remove: (title: string, hidden: (text: string) => ReactNode): ReactNode[] => ['Remove', hidden(` ${title}`)],
  profile: {
    email: 'Email',
    unconfirmed: '(not confirmed yet)',
    news: 'Send me offers by e-mail',
    save: 'Save',
    saved: 'Your profile is saved.',
  },
  flyer: {
    none: 'Add your membership numbers, and we will quote them when you book.',
    /** An airline without a name. */
    unnamed: 'Frequent flyer',
    heading: 'Add a membership',
    hint: 'Two characters, such as MH.',
  },
  group: {
    none: 'Add the people you travel with, and you need not type their names again.',
    heading: 'Add a traveller',
    latin: 'As it is printed on tickets: in the Latin letters of the passport.',
    born: (day: string) => `Born ${day}`,
  },
  searches: {
    none: 'Search on the website, then save the search from the page that shows it.',
    saved: (day: string) => `Saved on ${day}`,
    again: 'Search again',
  },
  trips: {
    none: (link: (text: string) => ReactNode): ReactNode[] => [
      'Nothing is booked yet. ',
      link('Find your next trip'),
      '.',
    ],
    noHistory: 'Your past trips will be listed here.',
    states: { confirmed: 'Confirmed', 'awaiting payment': 'Awaiting payment', cancelled: 'Cancelled' },
    products: {
      flight: 'Flight',
      hotel: 'Hotel',
      'flight + hotel': 'Flight and hotel',
      car: 'Car',
      'tour package': 'Tour package',
      cruise: 'Cruise',
    },
    reference: ({ product, reference }: { product: string; reference: ReactNode }): ReactNode[] => [
      `${product} · Reference `,
      reference,
    ],
    paid: (amount: ReactNode): ReactNode[] => [amount, ' paid'],
    toPay: (amount: ReactNode): ReactNode[] => [amount, ' still to pay'],
  },
}
