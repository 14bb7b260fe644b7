import type { PaymentMeans, PricePart } from '@agency/contracts/site/terms/seller.ts'
import type { TourKind } from '@agency/contracts/site/terms/terms.ts'

/** BCP 47 tags. */
export type Language = 'en-MY' | 'ms-MY'

/** The texts made from data, or around a page, in one language. Sums arrive formatted. */
export type Messages = {
  lang: Language
  language: string
  day: (day: string) => string
  list: (words: string[]) => string
  page: PageMessages
  terms: TermsMessages
  seller: SellerMessages
  officer: OfficerMessages
  measuring: { title: string; text: (tool: { name: string; host: string }) => string }
  proof: ProofMessages
  askOnWhatsApp: (title: string) => string
  quotation: QuotationMessages
}

export type DayUnit = 'working' | 'calendar'

type PageMessages = {
  skip: string
  home: string
  onThisPage: string
  lastChanged: (day: string) => string
  /** The label of the links to the same page in other languages. */
  languages: string
}

export type TermsMessages = {
  kinds: Record<TourKind, string>
  /** The event up to which days are counted. */
  before: (kind: TourKind) => string
  title: string
  more: string
  intro: string
  introDated: (departure: string, price: string) => string
  columns: { when: string; left: string; kept: string }
  today: (day: string) => string
  from: (day: string) => string
  daysLeft: (days: number, unit: DayUnit) => string
  orMore: (days: string) => string
  fromTo: (from: number, days: string) => string
  /** After the days with free cancellation. */
  afterFree: (days: string) => string
  orFewer: (days: string) => string
  /** Replaces "0 or fewer days before". */
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

export type SellerMessages = {
  title: string
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
  correcting: string
  complaints: (mailbox: string, days: number | undefined) => string
  /** The tribunal for disputes. @param most The formatted sum up to which it decides. */
  tribunal: (most: string) => string
  more: string
}

export type OfficerMessages = {
  title: string
  write: string
  path: string
  ask: string
}

export type ProofMessages = {
  /** The mean of the ratings. */
  mean: (rating: string, count: number) => string
  group: {
    state: (people: number, least: number | undefined) => string
    short: (people: number, least: number | undefined) => string
    asOf: (day: string) => string
    sample: string
    samples: string
  }
  photographs: string
  /** Hotels without a name: named some days before departure, or in the travel documents; samples. */
  houses: { named: (days: number) => string; later: string; sample: string }
  /** The time until an enquiry is answered, within a sentence, and as one. */
  answered: {
    /** If the settings promise nothing. */
    usual: string
    measured: (within: { count: number; unit: 'hour' | 'day' }) => string
    sentence: (within: string) => string
  }
}

export type QuotationMessages = {
  title: (customer: string) => string
  from: (agency: string) => string
  /** The quoting agency, and the company whose booking terms apply. */
  who: (agency: string, company: string) => string
  made: string
  until: string
  chosen: string
  price: string
  columns: { what: string; people: string; each: string; sum: string }
  /** The label of a price without a name. */
  person: string
  total: string
  days: string
  day: (number: string) => string
  included: string
  notIncluded: string
  /** For a quotation that has expired, was cut off, or whose journey is no longer sold. */
  ended: string
  endedText: (agency: string, day: string) => string
  broken: string
  brokenText: string
  goneText: (agency: string) => string
}
