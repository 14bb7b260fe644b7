/** The page of an offer. */
export const en = {
  over: 'This offer has ended.',
  now: 'See what we have now',
  highlights: 'Highlights',
  route: 'The route',
  routeMap: (way: string) => `Map of the route: ${way}`,
  glance: 'At a glance',
  included: 'Included',
  notIncluded: 'Not included',
  entry: 'Papers for entry',
  entryRule: ({
    country,
    passport,
    rule,
    source,
    day,
  }: Record<'country' | 'passport' | 'rule' | 'source' | 'day', string>) =>
    `${country}, ${passport} passport: ${rule} (${source}, ${day})`,
  terms: 'Good to know',
  related: 'You might also like',
  moreFrom: (family: string) => `More from ${family}`,
  seller: 'Who you are booking with',
  ask: 'Ask about this',
  bookBy: 'Book by',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Copying was not allowed',
  questions: 'What others ask',
  allQuestions: 'All questions',
  /** The table of prices, and the prices by month. */
  prices: 'Prices',
  datesAndPrices: 'Dates and prices',
  unsold: 'not sold',
  byMonth: 'What it costs, month by month',
  lowestOfMonths: (unit: string) => `The lowest price of each month${unit && `, ${unit}`}`,
  month: 'Month',
  from: 'From',
  lowest: 'lowest',
  /** Facts under the title. */
  length: 'Length',
  starts: 'Starts',
  port: 'Port',
  ports: 'Ports',
  place: 'Place',
  places: 'Places',
  goodFor: 'Good for',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  /** A value that is not known, or zero, leaves no gap. */
  duration: ({ days, nights, inAir }: Record<'days' | 'nights' | 'inAir', number | undefined>) =>
    [
      days && (days === 1 ? '1 day' : `${days} days`),
      nights && (nights === 1 ? '1 night' : `${nights} nights`),
      inAir && `${inAir} on the way`,
    ]
      .filter(Boolean)
      .join(', '),
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  dayByDay: 'Day by day',
  day: (day: string) => `Day ${day}`,
  journey: 'What the journey is like',
  walking: 'Walking',
  walkingLevels: [
    'Hardly any: a seat is never far',
    'Short walks on even ground, with pauses',
    'A few kilometres on some days, with steps',
    'Half a day on your feet, over roots, rocks or hills',
    'Hikes and climbs, for good shoes and good knees',
  ],
  level: (level: number) => `Level ${level} of 5`,
  group: 'Group',
  people: ({ min, max }: { min: number | undefined; max: number | undefined }) =>
    min && max
      ? `${min} to ${max} people`
      : max
        ? `${max} people at most`
        : min
          ? `From ${min} ${min === 1 ? 'person' : 'people'}`
          : '',
  ship: 'Ship',
  shipFacts: {
    since: 'In service since',
    guests: 'Guests',
    max: 'At most',
    length: 'Length',
    decks: 'Decks',
    twoToACabin: (guests: string) => `${guests}, two to a cabin`,
    maxGuests: (guests: string) => `${guests} guests`,
    metres: (length: number) => `${length} m`,
  },
  sleep: 'Where you sleep',
  columns: { place: 'Place', nights: 'Nights', house: 'House' },
  fact: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  glanceLabels: {
    steps: 'Steps and boats',
    lifts: 'Lifts',
    hearing: 'Hearing',
    food: 'Halal food',
    prayer: 'Prayer',
    vegetarian: 'Vegetarian food',
    children: 'Children',
  },
  children: (age: number) =>
    `yes, from ${age} ${age === 1 ? 'year' : 'years'} of age${age === 0 ? ', infants too' : ''}`,
  unknown: (labels: string[]) => `Not known, ask us: ${labels.join(', ').toLowerCase()}`,
}
