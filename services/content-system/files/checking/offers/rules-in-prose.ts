import type { BookingTerms } from '@agency/contracts/site/terms/terms.ts'
import type { OwnTerms } from '@agency/contracts/site/terms/terms-faults.ts'

/** The structured rules of an offer: its own terms, and those of its kind. Undefined for a page without an offer. */
export type Rules = { own: OwnTerms & { freeDays?: number }; ofKind: BookingTerms } | undefined

export type ContraryRule = { found: string; message: string }

const cancelling = /\bcancel\w*|\b(?:mem)?batal\w*|\bpembatalan\b/i
const free = /\bfree\b|\b(?:costs?|charge) nothing\b|\bwithout (?:a )?(?:fee|charge|cost)\b|\bpercuma\b/i
const deposit = /\bdeposit\b/i
const balance = /\bbalance\b|\b(?:full|final) payment\b|\bbaki\b|\bbayaran penuh\b/i
const keeping = /\b(?:we|is|are|may be) (?:keep|kept)\b|\byou (?:lose|forfeit)\b|\bforfeit\w*|\bkami menyimpan\b/i
const nothingBack =
  /\b(?:fares?|bookings?|deposits?|tours?|cruises?|packages?|(?:dated|attraction) tickets?)\b[^.]*\b(?:non-?refundable|not refundable|cannot be (?:\w+ or )?refunded)\b/i

/** Texts without one of these hold no terms. */
const concerned = /cancel|batal|deposit|balance|payment|baki|bayaran|refund|kept|keep|lose|forfeit|menyimpan/i

/** Rules of airlines, hotels, insurers and car firms are not in our data. */
const othersRules =
  /\b(?:flights?|airlines?|hotels?|rooms?|cars?|rental|drivers?|insur\w+|polic(?:y|ies)|landlords?)\b/i

/** Rules in prose contradict the structured ones once either changes. @param rules undefined for a page without terms */
export function contraryRules(text: string, rules: Rules): ContraryRule[] {
  if (!concerned.test(text)) return []
  return sentencesOf(text).flatMap(sentence => {
    if (!rules && othersRules.test(sentence)) return []
    const said = [freeUntil, depositOf, balanceOf, keptOf, refused].flatMap(read => read(sentence, rules) ?? [])
    return said.map(message => ({ found: sentence, message }))
  })
}

const elsewhere = 'which the booking terms of the settings say: link to /cancel instead'

function freeUntil(sentence: string, rules: Rules): string | undefined {
  if (!cancelling.test(sentence) || !free.test(sentence)) return undefined
  const days = daysIn(sentence)
  if (days.length === 0) return undefined
  if (!rules) return `says until when cancelling is free, ${elsewhere}`
  if (days.every(day => day === rules.own.freeDays)) return undefined
  return `says that cancelling is free until ${days.join(' or ')} days before, but freeDays is ${rules.own.freeDays ?? 'not set'}`
}

function depositOf(sentence: string, rules: Rules): string | undefined {
  if (!deposit.test(sentence)) return undefined
  const [percents, sums] = [percentsIn(sentence), sumsIn(sentence)]
  if (percents.length + sums.length === 0) return undefined
  if (!rules) return `says how much a deposit is, ${elsewhere}`
  const { own, ofKind } = rules
  const percent = own.deposit === undefined ? (own.depositPercent ?? ofKind.deposit) : undefined
  if (percents.every(one => one === percent) && sums.every(one => one === own.deposit)) return undefined
  return `says another deposit than the data: ${own.deposit === undefined ? `${percent} %` : `RM ${own.deposit}`}`
}

function balanceOf(sentence: string, rules: Rules): string | undefined {
  if (!balance.test(sentence)) return undefined
  const days = daysIn(sentence)
  const atOnce = /\b(?:full payment|bayaran penuh)\b/i.test(sentence)
  if (days.length === 0 && !atOnce) return undefined
  if (!rules) return days.length > 0 ? `says when a balance is due, ${elsewhere}` : undefined
  const { own, ofKind } = rules
  const due = own.balanceDays ?? ofKind.balanceDays
  if (atOnce && days.length === 0) {
    return (own.depositPercent ?? ofKind.deposit) === 100
      ? undefined
      : 'says that all is paid at once: set depositPercent'
  }
  return days.every(day => day === due)
    ? undefined
    : `says another day for the balance than the data: ${due} days before`
}

function keptOf(sentence: string, rules: Rules): string | undefined {
  const percents = percentsIn(sentence)
  if (!keeping.test(sentence) || percents.length === 0) return undefined
  if (!rules) return `says what is kept, ${elsewhere}`
  const known = rules.ofKind.steps.map(({ percent }) => percent)
  return percents.every(one => known.includes(one))
    ? undefined
    : 'says that a part is kept which no step of its terms keeps'
}

function refused(sentence: string, rules: Rules): string | undefined {
  if (!nothingBack.test(sentence)) return undefined
  return `says that nothing is refunded, ${rules ? 'but its terms refund a part until the last step' : elsewhere}`
}

const sentencesOf = (text: string) =>
  text
    .replace(/<\/(?:p|li|h\d|td|th)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split(/(?<=[.!?;])\s+|\n+/)

const inDays: Record<string, number> = { week: 7, minggu: 7, month: 30, bulan: 30 }

/** Days before a departure, also from weeks: `14 days`, `4 to 6 weeks`. */
const daysIn = (sentence: string) =>
  [
    ...sentence.matchAll(
      /\b([\d]+)(?: (?:to|or|hingga|atau) (\d+))? (?:working |calendar )?(day|hari|week|minggu|month|bulan)/gi,
    ),
  ].flatMap(([, from, until, unit = '']) =>
    [from, until].filter(Boolean).map(number => Number(number) * (inDays[unit.toLowerCase()] ?? 1)),
  )

const percentsIn = (sentence: string) => [
  ...[...sentence.matchAll(/\b(\d+)\s?(?:%|per ?cent|peratus)/gi)].map(([, number]) => Number(number)),
  ...(/\ba quarter of|\bsuku daripada/i.test(sentence) ? [25] : []),
  ...(/\bhalf (?:of )?(?:the|it)\b|\bseparuh daripada/i.test(sentence) ? [50] : []),
]

const sumsIn = (sentence: string) =>
  [...sentence.matchAll(/\bRM\s?([\d,]+)/g)].map(([, sum = '']) => Number(sum.replaceAll(',', '')))
