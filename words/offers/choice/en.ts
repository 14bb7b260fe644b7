/** The choice beside an offer's prices, and its sum. */
export const en = {
  tour: { verb: 'Ask for these dates', row: 'Where you stay', column: 'Room', people: 'Adults', rooms: 'Rooms' },
  cruise: { verb: 'Ask for these dates', row: 'Sailing', column: 'Cabin', people: 'Adults', rooms: 'Cabins' },
  ticket: { verb: 'Get tickets', row: 'Ticket', column: 'Ticket for', people: 'How many', rooms: '' },
  insurance: { verb: 'Get cover', row: 'Plan', column: 'Cover for', people: 'How many', rooms: '' },
  season: 'Season',
  departure: 'Departure',
  verb: 'Ask for your dates',
  group: 'Ask as a group',
  quote: 'Make a quotation',
  open: 'Not sure yet',
  /** Two folds on a phone, and how many people the second names. */
  when: 'When',
  who: 'Who',
  counted: {
    adults: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
    children: (count: number) => (count === 1 ? '1 child' : `${count} children`),
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  },
  month: 'About when',
  calendar: 'Calendar with prices',
  date: 'Date',
  children: 'Children',
  ages: "Children's ages",
  left: (places: number) => (places === 0 ? 'sold out' : `${places} left`),
  unsold: 'not sold',
  apart: 'Not sold together. Ask us what comes close.',
  missing: (label: string) => `${label}: choose one too, and the sum follows.`,
  from: (sum: string) => `From ${sum}`,
  each: (price: string) => `${price} each`,
  spread: ({ rooms, kind, heads }: { rooms: number; kind: string; heads: string }) =>
    `${rooms} ${kind === 'cruise' ? 'cabins' : 'rooms'}${heads && `: ${heads}`}`,
  planner: (why: string) => `${why} A planner works out the sum and writes to you.`,
  groupPrice: (people: string) => `The price for groups of ${people} or more.`,
  groupQuote: 'From ten people on we quote a group price too.',
  single: ({ room, more }: { room: string; more: string }) => `${room} with ${more}`,
  /** Hindrances to a sum. */
  infants: 'Each infant travels with an adult: please add who comes along.',
  alone: 'Children travel with an adult: please add who comes along.',
  moreAges: 'There are more ages than children. Correct one of them, and the sum follows.',
  fewerAges: 'Give the age of each child, and the sum follows.',
  young: ({ from, age }: { from: number; age: number }) =>
    `People travel here from ${from} years on: a child of ${age} can’t come along.`,
  most: (people: number) => `At most ${people} people can come along.`,
  size: ({ label, min, max }: { label: string; min: number; max: number }) =>
    `“${label}” is for ${min} to ${max} people.`,
  adults: 'This one is for adults only.',
  /** Gaps of the table of prices; `party` is a value of others. */
  party: ({ adults, children }: { adults: number; children: number }) =>
    children > 0
      ? `${adults === 1 ? 'one adult' : `${adults} adults`} and ${children === 1 ? 'one child' : `${children} children`}`
      : adults === 1
        ? 'one person alone'
        : `${adults} adults`,
  none: ({ party, rooms, limit }: { party: string; rooms: number | undefined; limit: string | undefined }) =>
    `The table has no price for ${party}${rooms === undefined ? '' : ` in ${rooms === 1 ? 'one' : rooms}`}${limit ? `, who pays ${limit} at most` : ''}.`,
  sharing: ({ each, people }: { each: string; people: string }, why: string) =>
    `${each} each, ${people} sharing. ${why}`,
  twoSharing: (each: string) => `From ${each} each, two sharing.`,
  exactly: ({ room, party }: { room: string; party: string }) =>
    `“${room}” is a price for exactly those people. The table has none for ${party}.`,
  unknown: ({ each, room }: { each: string; room: string }) =>
    `${each} each. The table does not say how many people share${room && ` “${room}”`}.`,
  noAge: (ages: number[]) =>
    `The table has no price for ${ages.length === 1 ? `a child of ${ages[0]}` : 'children of these ages'}.`,
  noChildren: 'The table has no price for children here.',
  onlyForTwo: 'The table has prices for children only in rooms for two.',
  noShared: 'The table has no price for children in shared rooms.',
}
