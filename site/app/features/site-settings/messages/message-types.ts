import type { PaymentMeans, PricePart } from '@agency/contracts/site/terms/seller.ts'
import type { TourKind } from '@agency/contracts/site/terms/terms.ts'

/** Languages of pages and of sentences made from data, as `lang` names them. */
export type Language = 'en-MY' | 'ms-MY'

/** Every text of one language that is made from data, or stands around a page in it. Sums come as they are read. */
export type Messages = {
  lang: Language
  /** Its own name. */
  language: string
  day: (day: string) => string
  /** `a, b and c` */
  list: (words: string[]) => string
  page: PageMessages
  terms: TermsMessages
  seller: SellerMessages
  officer: OfficerMessages
  proof: ProofMessages
  /** How a visitor begins on WhatsApp. */
  askOnWhatsApp: (title: string) => string
  quotation: QuotationMessages
}

export type DayUnit = 'working' | 'calendar'

/** What stands around the text of a page. */
type PageMessages = {
  skip: string
  home: string
  onThisPage: string
  lastChanged: (day: string) => string
  /** Names the links to the same page in other languages. */
  languages: string
}

/** What cancelling costs. */
export type TermsMessages = {
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
  /** After the days on which cancelling is free. */
  afterFree: (days: string) => string
  orFewer: (days: string) => string
  /** Instead of none or fewer days before it. */
  onTheDay: string
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

/** Who sells, and what a seller has to state before a booking. */
export type SellerMessages = {
  title: string
  /** The title where another agency sells what we arrange. */
  arranges: string
  labels: Record<
    'company' | 'licence' | 'address' | 'contact' | 'price' | 'payment' | 'confirmation' | 'correcting' | 'complaints',
    string
  >
  licenceUntil: (licence: string, day: string) => string
  means: Record<PaymentMeans, string>
  parts: Record<PricePart, string>
  included: (parts: string) => string
  notIncluded: (parts: string) => string
  confirmation: (days: number) => string
  /** What holds before a form is sent, and what follows at once. */
  correcting: string
  complaints: (mailbox: string, days: number | undefined) => string
  /** Who decides where seller and traveller do not agree. @param most The sum up to which the tribunal does. */
  tribunal: (most: string) => string
  /** Leads to all of these. */
  more: string
}

/** The data protection officer. */
export type OfficerMessages = {
  title: string
  write: string
  /** The page that gives a copy, and its link. */
  path: string
  ask: string
}

/** What an offer can show for itself. */
export type ProofMessages = {
  /** The mean of so many ratings, and of made-up ones. */
  mean: (rating: string, count: number) => string
  sampleMean: (rating: string, count: number) => string
  /** How far a group is, at length and in short; the day on which it was so; made-up ones. */
  group: {
    state: (people: number, least: number | undefined) => string
    short: (people: number, least: number | undefined) => string
    asOf: (day: string) => string
    sample: string
    samples: string
  }
  /** Above photographs. */
  photographs: string
  /** Of houses without a name: told so many days before departure, or with the travel papers; and of made-up ones. */
  houses: { named: (days: number) => string; later: string; sample: string }
  /** How soon enquiries are answered, within a sentence, and as one. */
  answered: {
    /** Where the settings promise nothing. */
    usual: string
    measured: (within: { count: number; unit: 'hour' | 'day' }) => string
    sentence: (within: string) => string
  }
}

/** A travel agent's quotation, as the agent's customer reads it. */
export type QuotationMessages = {
  title: (customer: string) => string
  from: (agency: string) => string
  /** Who quotes, and whose booking terms apply. */
  who: (agency: string, company: string) => string
  made: string
  until: string
  chosen: string
  price: string
  columns: { what: string; people: string; each: string; sum: string }
  /** What all pay where prices have no names. */
  person: string
  total: string
  days: string
  day: (number: string) => string
  included: string
  notIncluded: string
  /** Instead of a quotation that is not valid any more, that was cut off, or whose journey is not sold now. */
  ended: string
  endedText: (agency: string, day: string) => string
  broken: string
  brokenText: string
  goneText: (agency: string) => string
}
