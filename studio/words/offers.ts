/** The texts of the editors of itineraries and deals, and of what is picked by its name. */

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
  label: 'Its name',
  found: 'What fits',
  none: 'Nothing matches. Try another spelling.',
  looking: 'Looking …',
  unknown: (value: string) => `“${value}” is not known here. Choose one from the list.`,
}

export const itinerary = {
  title: 'Day by day',
  help: 'Days number themselves. Drag the dots, or press arrow up and down on them, to move a day.',
  sum: (days: number, nights: number) => `${days} day${s(days)}, ${nights} night${s(nights)}`,
  take: (days: number, nights: number) =>
    `Put ${days} day${s(days)} and ${nights} night${s(nights)} into the facts above`,
  problems: 'What does not agree yet',
  fine: 'Days, nights and hotels agree.',
  day: (from: number, until: number) => (until > from ? `Days ${from} to ${until}` : `Day ${from}`),
  noTitle: 'no title yet',
  wrong: 'Has something to mend',
  add: 'Add a day',
  copy: (name: string) => `Copy ${name}`,
  next: (name: string) => `On to ${name}`,
  length: 'How many days this takes',
  meals: 'Meals',
  meal: { breakfast: 'Breakfast', lunch: 'Lunch', tea: 'Tea', dinner: 'Dinner' },
  otherMeals: 'Other meals, in words',
  otherMealsHelp: 'For example: hawker dinner',
  overnight: 'The night is spent in',
  overnightHelp: 'Leave it empty where nobody sleeps anywhere: on the last day, or in a seat.',
  house: (place: string, nights: number) =>
    nights === 1 ? `Where one sleeps in ${place}` : `Where one sleeps in ${place}, for all ${nights} nights there`,
  kind: 'What kind of house it is',
  kindHelp: 'Its name, or what it is like: guests hear the name later.',
  stars: 'Stars',
  noStars: 'None',
  addHouse: (place: string) => `Say where one sleeps in ${place}`,
  removeHouse: 'Take the house out',
  unused: 'Houses of places where no night is spent',
  stops: 'Stops of the day, for the map',
  stopsHelp: 'In the order of the journey. Without any, the map shows the place of the night.',
  addStop: 'Add a stop',
  by: (place: string) => `How one gets to ${place}`,
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
  product: 'What it is',
  leads: 'Where its card leads',
  leadsTo: { search: 'To its search, filled in', page: 'To a page or a form' },
  aside: (names: string[]) =>
    `Put aside, because such a deal has none of it: ${names.join(', ')}. Choose what it was before, and it is back.`,
  parts: {
    search: 'What is searched',
    period: 'When one travels',
    card: 'What the card says',
    shown: 'Where and when it is shown',
  },
  looks: 'As visitors see it',
  opens: 'It opens',
  noAddress: 'nothing yet: say where it leads',
  fine: 'Nothing is missing in this offer.',
  problems: 'What is missing or does not agree',
  problem: (name: string, message: string) => `${name}: ${message}`,
  noTitle: 'No title yet',
}
