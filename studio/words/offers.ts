/** The texts of the editors of itineraries and deals, and of values picked by name. */

const s = (count: number) => (count === 1 ? '' : 's')

export const lookups = {
  pick: 'Choose',
  change: 'Choose another',
  title: {
    station: 'Choose an airport or a city',
    airline: 'Choose an airline',
    'hotel place': 'Choose a town',
    'map place': 'Choose a place',
    ship: 'Choose a ship',
  },
  label: 'Name',
  found: 'Matches',
  none: 'Nothing matches. Try another spelling.',
  looking: 'Searching …',
  unknown: (value: string) => `“${value}” is not in the list. Choose one that is.`,
}

export const itinerary = {
  title: 'Day by day',
  help: 'Days are numbered automatically. To move a day, drag its handle or press the arrow keys on it.',
  sum: (days: number, nights: number) => `${days} day${s(days)}, ${nights} night${s(nights)}`,
  take: (days: number, nights: number) => `Set the length above to ${days} day${s(days)}, ${nights} night${s(nights)}`,
  problems: 'Problems',
  allProblems: (count: number) => `All ${count} problems`,
  fine: 'Days, nights and hotels match.',
  day: (from: number, until: number) => (until > from ? `Days ${from} to ${until}` : `Day ${from}`),
  noTitle: 'no title yet',
  wrong: 'Has a problem',
  add: 'Add a day',
  copy: (name: string) => `Copy ${name}`,
  next: (name: string) => `Next: ${name}`,
  length: 'Length in days',
  meals: 'Meals',
  meal: { breakfast: 'Breakfast', lunch: 'Lunch', tea: 'Tea', dinner: 'Dinner' },
  otherMeals: 'Other meals',
  otherMealsHelp: 'For example: hawker dinner',
  overnight: 'Overnight in',
  overnightHelp: 'Leave empty if there is no overnight stay: on the last day, or on a night flight.',
  hotel: (place: string, nights: number) =>
    nights === 1 ? `Hotel in ${place}` : `Hotel in ${place}, for all ${nights} nights`,
  hotelName: 'Name of the hotel',
  hotelNameHelp: 'Leave empty if guests learn it later, and say below how many days before departure.',
  kind: 'Kind of hotel',
  kindHelp: 'For example: First-class hotel, ryokan with hot springs',
  stars: 'Stars',
  noStars: 'None',
  addHotel: (place: string) => `Add a hotel in ${place}`,
  removeHotel: 'Remove hotel',
  unused: 'Hotels in places without an overnight stay',
  stops: 'Stops on the map',
  stopsHelp: 'In the order of the journey. Without stops, the map shows the overnight place.',
  addStop: 'Add a stop',
  by: (place: string) => `Transport to ${place}`,
  movements: {
    '': 'by road',
    road: 'by road',
    rail: 'by rail',
    ferry: 'by ferry',
    ship: 'by ship',
    river: 'by river boat',
    flight: 'by plane',
  },
}

export const deal = {
  product: 'Product',
  leads: 'Where the card leads',
  leadsTo: { search: 'To a filled-in search', page: 'To a page or a form' },
  aside: (names: string[]) =>
    `Set aside, because this kind of deal does not use it: ${names.join(', ')}. It comes back if you choose the former product.`,
  parts: {
    search: 'Search',
    period: 'Travel dates',
    card: 'Card',
    shown: 'Where and when it appears',
  },
  looks: 'As visitors see it',
  opens: 'Opens',
  noAddress: 'nothing yet: choose where it leads',
  fine: 'Nothing is missing in this deal.',
  problems: 'Problems of this deal',
  problem: (name: string, message: string) => `${name}: ${message}`,
  noTitle: 'No title yet',
}
