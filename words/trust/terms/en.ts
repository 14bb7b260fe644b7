export const en = {
  kinds: {
    group: 'Group tours',
    individual: 'Individual tours',
    domestic: 'Tours in Malaysia',
    ticket: 'Tickets',
    'cruise-line': 'Cruises, on the cruise line’s terms',
  },
  /** The event up to which days are counted. */
  before: (kind: string) => (kind === 'ticket' ? 'before the day of the visit' : 'before departure'),
  title: 'What if I cancel?',
  more: 'How cancelling works',
  intro: 'If you cancel, we keep from the price of each traveller:',
  introDated: (departure: string, price: string) => `For the departure on ${departure} at ${price} for each traveller:`,
  columns: { when: 'You cancel', left: 'Days left', kept: 'We keep' },
  today: (day: string) => `today, ${day}`,
  from: (day: string) => `from ${day}`,
  daysLeft: (days: number, unit: 'working' | 'calendar') =>
    `${days} ${unit === 'working' ? 'working ' : ''}${days === 1 ? 'day' : 'days'}`,
  orMoreBefore: ({ days, before }: { days: string; before: string }) => `${days} or more ${before}`,
  fromTo: (from: number, days: string) => `${from} to ${days}`,
  /** After the days with free cancellation. */
  afterFree: (days: string) => `after that, ${days} or more`,
  orFewer: (days: string) => `${days} or fewer, or no-show`,
  /** Replaces "0 or fewer days before". */
  onTheDay: 'on the day itself, or no-show',
  nothing: 'nothing',
  whole: { price: 'the whole price', deposit: 'the deposit' },
  half: { price: 'half of the price', deposit: 'half of the deposit' },
  percent: (percent: number) => ({ price: `${percent} % of the price`, deposit: `${percent} % of the deposit` }),
  orMoreOf: (sum: string, part: string) => `${sum} or ${part}, whichever is more`,
  orLessOf: (sum: string, part: string) => `${sum} or ${part}, whichever is less`,
  free: (days: number, before: string) => `Cancelling is free of charge until ${days} days ${before}.`,
  deposit: (percent: number) => `The deposit is ${percent} % of the price.`,
  depositSum: (sum: string) => `The deposit is ${sum} for each traveller.`,
  paidAtOnce: 'The whole price is paid when you book.',
  balance: (days: number, before: string) => `The balance is due ${days} days ${before}, or at once if you book later.`,
  change: ({ days, before, fee }: { days: string; before: string; fee: string | undefined }) =>
    `A change is possible until ${days} ${before}${fee ? ` and costs each traveller up to ${fee}` : ''}.`,
  transfer: (days: number, before: string) =>
    `Another person may take your place until ${days} days ${before}, for the cost of new tickets and names.`,
  counting: ({ weekend, state }: { weekend: string; state: string }) =>
    `Working days count from the day your message reaches us, without ${weekend} and the public holidays of ${state}.`,
  weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  state: (state: string) => state,
  exempt: (reason: string) => `The schedule that is prescribed for tours abroad does not apply here. ${reason}`,
}
