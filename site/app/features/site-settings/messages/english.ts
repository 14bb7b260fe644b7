import { counted } from '@agency/ui/formats/counted.ts'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import type { Messages, SellerMessages, TermsMessages } from './message-types.ts'

const terms: TermsMessages = {
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
  afterFree: days => `after that, ${days} or more`,
  orFewer: days => `${days} or fewer, or no-show`,
  onTheDay: 'on the day itself, or no-show',
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

const seller: SellerMessages = {
  title: 'Who sells to you',
  arranges: 'Who arranges the journey',
  labels: {
    company: 'Company (number)',
    licence: 'Tourism licence',
    address: 'Registered address',
    contact: 'Telephone and e-mail',
    price: 'Prices',
    payment: 'Means of payment',
    confirmation: 'Confirmation',
    correcting: 'Before you send a form',
    complaints: 'Complaints',
  },
  licenceUntil: (licence, day) => `${licence}, valid until ${day}`,
  means: {
    card: 'credit or debit card',
    fpx: 'FPX',
    'duitnow-qr': 'DuitNow QR',
    'bank-transfer': 'bank transfer',
    'e-wallet': 'e-wallet',
    cash: 'cash',
    instalments: 'instalments',
  },
  parts: {
    taxes: 'taxes and charges collected with the booking',
    'service-tax': 'service tax where it applies',
    'tourism-tax': 'the tourism tax that foreign guests pay at hotels in Malaysia',
    fees: 'our fees',
  },
  included: parts => `In ringgit, with ${parts}.`,
  notIncluded: parts => `Not included: ${parts}.`,
  confirmation: days => `Within ${counted(days, 'working day')} of your order.`,
  correcting:
    'You can correct everything until you send it. We acknowledge it at once, with a reference. Nothing is booked until we confirm it.',
  complaints: (mailbox, days) =>
    `Write to ${mailbox}.${days === undefined ? '' : ` You have our answer within ${counted(days, 'day')}.`}`,
  tribunal: limit =>
    `If it does not satisfy you, the Tribunal for Consumer Claims decides claims up to ${limit}, and the Civil Aviation Authority of Malaysia helps with flights.`,
  more: 'Ways to pay, complaints and more',
}

const goes = (people: number, min: number) => (people >= min ? 'goes' : `${min - people} more needed`)

export const english: Messages = {
  lang: 'en-MY',
  language: 'English',
  day: formatDay,
  list: words => new Intl.ListFormat('en-GB').format(words),
  page: {
    skip: 'Skip to the content',
    home: 'Home',
    onThisPage: 'On this page',
    lastChanged: day => `Last changed on ${day}`,
    languages: 'This page in other languages',
  },
  terms,
  seller,
  measuring: {
    title: 'Counting visits',
    text: ({ name, host }) =>
      `We count visits with ${name} at ${host}, without cookies. It learns which page was read, that a search was made or a form was sent, and, as every web server does, your internet address; it learns no name, no search word and nothing that you type. Your account, agents’ pages and quotations are not counted. Browsers that send Do Not Track or Global Privacy Control are not counted either.`,
  },
  officer: {
    title: 'Data protection officer',
    write: 'Write to',
    path: '/your-data',
    ask: 'Get a copy of your data, or have it erased',
  },
  proof: {
    group: {
      state: (people, min) =>
        min ? `${people} of at least ${min} so far: ${goes(people, min)}` : `${people} booked so far`,
      short: (people, min) => (min ? goes(people, min) : `${people} booked`),
      asOf: day => `Bookings as of ${day}.`,
      sample: 'sample: ',
      samples: 'These figures are samples.',
    },
    mean: (rating, count) => `${rating} of 5, the mean of ${count} reviews`,
    photographs: 'What it really looks like',
    houses: {
      named: days => `We name each hotel by ${days} days before departure. It will be of the class given here.`,
      later: 'Houses of this kind; their names are in your travel papers.',
      sample: 'These names are samples: no such hotels exist.',
    },
    answered: {
      usual: 'as soon as possible',
      measured: ({ count, unit }) =>
        `usually within ${counted(count, `working ${unit}`)} (measured over the last 30 days)`,
      sentence: within => `We answer, ${within}.`,
    },
  },
  askOnWhatsApp: title => `Hello, I have a question about ${title}.`,
  quotation: {
    title: customer => `Quotation for ${customer}`,
    from: agency => `From ${agency}`,
    who: (agency, company) =>
      `${agency} quotes you this price and takes your booking. ${company} arranges the journey, on the terms below.`,
    made: 'Made on',
    until: 'Valid until',
    chosen: 'Your choice',
    price: 'Price',
    columns: { what: 'For', people: 'People', each: 'Each', sum: 'Sum' },
    person: 'Each person',
    total: 'Total',
    days: 'Day by day',
    day: number => `Day ${number}`,
    included: 'Included',
    notIncluded: 'Not included',
    ended: 'This quotation has ended',
    endedText: (agency, day) => `It was valid until ${day}. Ask ${agency} for a new one.`,
    broken: 'This quotation cannot be shown',
    brokenText: 'Its address is incomplete or was changed. Open it once more from the message that it came in.',
    goneText: agency => `This journey is not sold at the moment. Ask ${agency} what comes close.`,
  },
}
