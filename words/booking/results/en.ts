import type { ReactNode } from 'react'

type Element = (text: string) => ReactNode

/** Sample offers for a search, and the choice among them. */
export const en = {
  kinds: {
    fares: {
      sample: 'Sample fares: nothing is booked or held, and nothing can be paid here.',
      none: 'No fares for this search',
      noMatch: 'No fares match',
      headline: ({ shown, all, from }: { shown: number; all: number; from: string }) =>
        `${shown === all ? all : `${shown} of ${all}`} fares, from ${from}`,
      noneWith: ({ all, wanted }: { all: number; wanted: string[] }) =>
        `There are ${all} fares for this search, but none with all of: ${wanted.join(', ')}.`,
      showAll: 'Show all fares',
    },
    rooms: {
      sample: 'Sample rooms: nothing is booked or held, and nothing can be paid here.',
      none: 'No rooms for this search',
      noMatch: 'No rooms match',
      headline: ({ shown, all, from }: { shown: number; all: number; from: string }) =>
        `${shown === all ? all : `${shown} of ${all}`} rooms, from ${from}`,
      noneWith: ({ all, wanted }: { all: number; wanted: string[] }) =>
        `There are ${all} rooms for this search, but none with all of: ${wanted.join(', ')}.`,
      showAll: 'Show all rooms',
    },
    packages: {
      sample: 'Sample packages: nothing is booked or held, and nothing can be paid here.',
      none: 'No packages for this search',
      noMatch: 'No packages match',
      headline: ({ shown, all, from }: { shown: number; all: number; from: string }) =>
        `${shown === all ? all : `${shown} of ${all}`} packages, from ${from}`,
      noneWith: ({ all, wanted }: { all: number; wanted: string[] }) =>
        `There are ${all} packages for this search, but none with all of: ${wanted.join(', ')}.`,
      showAll: 'Show all packages',
    },
    cars: {
      sample: 'Sample cars: nothing is booked or held, and nothing can be paid here.',
      none: 'No cars for this search',
      noMatch: 'No cars match',
      headline: ({ shown, all, from }: { shown: number; all: number; from: string }) =>
        `${shown === all ? all : `${shown} of ${all}`} cars, from ${from}`,
      noneWith: ({ all, wanted }: { all: number; wanted: string[] }) =>
        `There are ${all} cars for this search, but none with all of: ${wanted.join(', ')}.`,
      showAll: 'Show all cars',
    },
  },
  made: 'They show what results look like; times and prices are made up.',
  nothing: 'There is nothing on that day in that class, or the day has passed. Another day or class often helps.',
  ask: (link: Element): ReactNode[] => ['Would you rather have us look for you? ', link('Ask a travel planner'), '.'],
  sortAndFilter: 'Sort and filter',
  sortBy: 'Sort by',
  show: 'Show',
  any: 'Any',
  orders: {
    price: 'Cheapest first',
    duration: 'Shortest first',
    departure: 'Earliest first',
    stars: 'Most stars first',
    seats: 'Most seats first',
  },
  filters: {
    airline: 'Airline',
    stops: 'Stops',
    leaves: 'Leaves',
    stars: 'Stars',
    board: 'Meals',
    cancel: 'Cancellation',
    type: 'Type of car',
    gear: 'Gears',
  },
  /** Values of filters. Addresses hold the English ones. */
  values: {
    direct: 'Direct',
    oneStop: '1 stop',
    morning: 'In the morning',
    afternoon: 'In the afternoon',
    evening: 'In the evening',
    1: '1 star',
    2: '2 stars',
    3: '3 stars',
    4: '4 stars',
    5: '5 stars',
    breakfast: 'Breakfast included',
    roomOnly: 'Room only',
    freeCancellation: 'Free cancellation',
    nonRefundable: 'Non-refundable',
    small: 'Small',
    saloon: 'Saloon',
    suv: 'SUV',
    people: 'People carrier',
    automatic: 'Automatic',
    manual: 'Manual',
  },
  areas: {
    centre: 'In the centre',
    station: 'Near the station',
    water: 'By the water',
    town: 'In the old town',
    near: '10 minutes from the centre',
  },
  cheaper: {
    title: 'Cheaper on other days',
    day: (days: ReactNode, price: string): ReactNode[] => [days, ` from ${price}`],
    less: (sum: string) => `${sum} less, sample price`,
  },
  card: {
    cheapest: 'Cheapest',
    price: 'Sample price',
    /** The title is hidden: it tells the links apart for those who hear them. */
    ask: (title: string, hidden: Element): ReactNode[] => ['Ask about this', hidden(`: ${title}`)],
  },
  legs: { Out: 'Out', Back: 'Back' },
  duration: ({ hours, minutes }: { hours: number; minutes: number }) =>
    minutes ? `${hours} h ${minutes} min` : `${hours} h`,
  via: (city: string) => `1 stop, ${city}`,
  later: (days: number) =>
    days < 0 ? 'the day before, local time' : days === 1 ? 'the next day' : `${days} days later`,
  fare: {
    hand: 'Hand baggage 7 kg',
    notForStudents: 'no student fare',
    checked: 'Checked baggage 25 kg',
    studentsChecked: 'students 40 kg',
    student: 'Student fare',
    studentChecked: 'checked baggage 40 kg',
    priceFor: ({ party, isReturn }: { party: string; isReturn: boolean }) =>
      `${party}, ${isReturn ? 'return' : 'one way'}`,
  },
  stay: ({ rooms, nights }: { rooms: number; nights: number }) =>
    `${rooms === 1 ? '1 room' : `${rooms} rooms`}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
  package: {
    flights: (airline: string) => `Flights with ${airline}`,
    priceFor: ({ party, stay }: { party: string; stay: string }) => `${party}, flights and ${stay}`,
  },
  car: {
    similar: (model: string) => `${model} or similar`,
    seats: (count: number) => `${count} seats`,
    suitcases: (count: number) => (count === 1 ? '1 suitcase' : `${count} suitcases`),
    wayBack: (sum: string) => `with ${sum} for the way back`,
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
}
