import { readDay } from '../../clients/content/readers/kinds/days.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { isTrip, type OfferKind } from './offer-kinds.ts'
import type { ChoiceTable } from './price-choice.ts'
import { headings } from './price-choice.ts'

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const namesTime = new RegExp(`\\b${month}\\b|\\b20\\d\\d-\\d\\d|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b`)
const wholeDay = new RegExp(
  `\\b\\d{1,2} ${month} 20\\d\\d\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b|\\b\\d{1,2}/\\d{1,2}/20\\d\\d\\b`,
  'g',
)
/** `Child as third guest`, `Third or fourth guest`, `Infant`. */
const onePerson = /^(?:child(?:ren)?|infant|toddler|baby|(?:third|fourth)\b.*\b(?:guest|adult|person))\b/i
const twoShare = /\b(?:two|twin|double)\b(?: adults| people)? (?:sharing|share)\b/i
const untilDay = /\b(?:to|until|and)\s|[–-]\s?\d/
const silent = () => {}

/** More would be no choice any more, and too much to travel in a page. */
const maxRows = 24

/**
 * What can still be chosen of a table of prices: departures that are over are left out, in rows or columns, rows that
 * repeat a label, and of trips what is no room but a price for one of the people in it.
 * @param today Malaysian calendar day.
 * @returns undefined when nothing is left.
 */
export function choiceTable(table: PriceTable | undefined, kind: OfferKind, today: string): ChoiceTable | undefined {
  if (!table) return undefined
  const named = headings(table).slice(1)
  const isNamed = named.length > 1 || named.some(Boolean)
  // Ambiguous columns cannot be chosen.
  if (isNamed && new Set(named.filter(Boolean)).size < named.length) return undefined
  const isRoom = (label: string) => !isTrip(kind) || !onePerson.test(label)
  const isOffered = (at: number) => isRoom(named[at] ?? '') && !isOver(named[at] ?? '', today)
  const columns = isNamed ? named.filter((_, at) => isOffered(at)) : []
  if (isNamed && columns.length === 0) return undefined
  const labels = table.rows.map(row => row.label)
  const rows = table.rows
    .filter(({ label }, at) => label !== '' && labels.indexOf(label) === at && isRoom(label) && !isOver(label, today))
    .slice(0, maxRows)
    .map(({ label, prices }) => ({
      label,
      prices: prices.filter((_, at) => isOffered(at)).map(price => price?.sen ?? price?.words ?? null),
    }))
  const dated = isDated(rows.map(({ label }) => label)) ? 'rows' : isDated(columns) ? 'columns' : undefined
  const sharing = isTrip(kind) && twoShare.test(table.caption) ? 2 : undefined
  return rows.length > 0 ? { columns, rows, ...(dated && { dated }), ...(sharing && { sharing }) } : undefined
}

/** Whether a table is one of dates: most of its rows, or of its columns, name a month or a day. */
export function hasDates(table: PriceTable): boolean {
  return isDated(table.rows.map(row => row.label)) || isDated(headings(table).slice(1))
}

/** The day on which a departure begins, where its label names one and no span of days. */
export function firstDay(label: string): string | undefined {
  const [day, ...more] = label.match(wholeDay) ?? []
  const before = day ? label.slice(0, label.indexOf(day)) : ''
  return day && more.length === 0 && !untilDay.test(before) ? readDay(day, silent) : undefined
}

/** A span is over with its last day. A span without a whole day stays until an editor changes the table. */
function isOver(label: string, today: string): boolean {
  const last = label.match(wholeDay)?.at(-1)
  const day = last && readDay(last, silent)
  return day !== undefined && day < today
}

function isDated(labels: string[]): boolean {
  return labels.filter(label => namesTime.test(label)).length * 2 > labels.length
}
