import type { TourKind } from '@agency/contracts/site/terms/terms.ts'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'

export type DayUnit = 'working' | 'calendar'

/** The languages in which terms are told. */
export type TermsLanguage = 'en' | 'ms'

/** Every text about terms. Sums and days of the calendar come as they are read. */
export type TermsMessages = {
  /** As `lang` of the part of a page. */
  lang: string
  /** Its own name. */
  language: string
  day: (day: string) => string
  kinds: Record<TourKind, string>
  /** The point up to which days are counted. */
  before: (kind: TourKind) => string
  title: string
  /** Leads to the page about cancelling. */
  more: string
  /** What a step keeps, where no departure is known. */
  intro: string
  introDated: (departure: string, price: string) => string
  columns: { when: string; left: string; kept: string }
  today: (day: string) => string
  from: (day: string) => string
  daysLeft: (days: number, unit: DayUnit) => string
  orMore: (days: string) => string
  fromTo: (from: number, days: string) => string
  orFewer: (days: string) => string
  nothing: string
  whole: Record<'price' | 'deposit', string>
  half: Record<'price' | 'deposit', string>
  percent: (percent: number) => Record<'price' | 'deposit', string>
  orMoreOf: (sum: string, part: string) => string
  orLessOf: (sum: string, part: string) => string
  free: (days: number, before: string) => string
  deposit: (percent: number) => string
  depositSum: (sum: string) => string
  paidAtOnce: string
  balance: (days: number, before: string) => string
  change: (until: string, fee: string | undefined) => string
  transfer: (days: number, before: string) => string
  counting: (weekend: string, state: string) => string
  weekdays: readonly string[]
  state: (state: string) => string
  exempt: (reason: string) => string
}

export const english: TermsMessages = {
  lang: 'en-MY',
  language: 'English',
  day: formatDay,
  kinds: {
    group: 'Group tours',
    individual: 'Individual tours',
    domestic: 'Tours in Malaysia',
    ticket: 'Tickets',
    'cruise-line': 'Cruises, on the cruise line’s terms',
  },
  before: kind => (kind === 'ticket' ? 'before the day of the visit' : 'before departure'),
  title: 'What if I cancel?',
  more: 'How cancelling works',
  intro: 'If you cancel, we keep from the price of each traveller:',
  introDated: (departure, price) => `For the departure on ${departure} at ${price} for each traveller:`,
  columns: { when: 'You cancel', left: 'Days left', kept: 'We keep' },
  today: day => `today, ${day}`,
  from: day => `from ${day}`,
  daysLeft: (days, unit) => `${days} ${unit === 'working' ? 'working ' : ''}${days === 1 ? 'day' : 'days'}`,
  orMore: days => `${days} or more`,
  fromTo: (from, days) => `${from} to ${days}`,
  orFewer: days => `${days} or fewer, or no-show`,
  nothing: 'nothing',
  whole: { price: 'the whole price', deposit: 'the deposit' },
  half: { price: 'half of the price', deposit: 'half of the deposit' },
  percent: percent => ({ price: `${percent} % of the price`, deposit: `${percent} % of the deposit` }),
  orMoreOf: (sum, part) => `${sum} or ${part}, whichever is more`,
  orLessOf: (sum, part) => `${sum} or ${part}, whichever is less`,
  free: (days, before) => `Cancelling is free of charge until ${days} days ${before}.`,
  deposit: percent => `The deposit is ${percent} % of the price.`,
  depositSum: sum => `The deposit is ${sum} for each traveller.`,
  paidAtOnce: 'The whole price is paid when you book.',
  balance: (days, before) => `The balance is due ${days} days ${before}, or at once if you book later.`,
  change: (until, fee) => `A change is possible until ${until}${fee ? ` and costs each traveller up to ${fee}` : ''}.`,
  transfer: (days, before) =>
    `Another person may take your place until ${days} days ${before}, for the cost of new tickets and names.`,
  counting: (weekend, state) =>
    `Working days count from the day your message reaches us, without ${weekend} and the public holidays of ${state}.`,
  weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  state: state => state,
  exempt: reason => `The schedule that is prescribed for tours abroad does not apply here. ${reason}`,
}
