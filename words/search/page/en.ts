/** The pages around the search forms, and an enquiry about a search. */
export const en = {
  products: {
    flight: {
      title: 'Search flights',
      description:
        'Search return and one-way flights from Malaysia by city, airport or code, with cabin, airline and direct flights to choose.',
      deals: 'Flight deals',
      dealsText: 'Fares we would take ourselves.',
    },
    hotel: {
      title: 'Search hotels',
      description:
        'Search hotels by town, city or island, for up to eight rooms, with the ages of children and the number of stars.',
      deals: 'Hotel deals',
      dealsText: 'Rooms at prices worth the journey.',
    },
    'flight-plus-hotel': {
      title: 'Search flights and hotels together',
      description:
        'Search a flight and a hotel in one go: one price for both, for up to seven travellers in up to eight rooms.',
      deals: 'Flight and hotel deals',
      dealsText: 'Both for one price, already put together.',
    },
    car: {
      title: 'Search rental cars',
      description:
        'Search rental cars at airports in Malaysia and abroad, from the hour you land to the hour you leave.',
      deals: 'Car deals',
      dealsText: 'Cars at the airports where most people land.',
    },
  },
  search: 'Search',
  open: 'Where to?',
  kinds: 'Flights, hotels, both, or a car',
  close: 'Close',
  choose: 'What are you looking for?',
  tabs: 'What to search for',
  groups: 'Eight or more of you?',
  groupsText: 'Airlines have fares for groups. We ask them for you.',
  planner: 'Not sure where to?',
  plannerText: 'We help you find out.',
  available: 'See what is available',
  change: 'Change the search',
  /** The facts of an enquiry. */
  chosen: 'Chosen',
  seen: 'Price seen',
  out: (time: string) => `out ${time}`,
  back: (time: string) => `back ${time}`,
  /** Values of an address that the form replaced. */
  otherDays: 'We cannot search these dates, so we chose others.',
  unknownTrip: (typed: string) => `We do not know a trip called “${typed}”.`,
  unknownAirline: (typed: string) => `We do not know an airline called “${typed}”.`,
  allAirports: (country: string) => `All airports, ${country}`,
  searchedWith: ({ country, city }: { country: string; city: string }) => `${country}, searched with all of ${city}`,
}
