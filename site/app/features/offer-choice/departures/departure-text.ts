const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const time = new RegExp(`\\b${month}\\b|\\b20\\d\\d-\\d\\d|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b`)
const wholeDay = new RegExp(
  `\\b\\d{1,2} ${month} 20\\d\\d\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b|\\b\\d{1,2}/\\d{1,2}/20\\d\\d\\b`,
  'g',
)
const untilDay = /\b(?:to|until|and)\s|[–-]\s?\d/

/** Whether a label names a month or a day. */
export const namesTime = (label: string): boolean => time.test(label)

/** Where the page of an offer shows its table of prices. */
export const priceTableAddress = '#prices'

/** Whether departures of a table have days that a calendar can show: days that two departures share would not tell them apart. */
export function hasDays({ dated, rows, columns }: { dated?: string; rows: { label: string }[]; columns: string[] }) {
  const labels = dated === 'columns' ? columns : rows.map(({ label }) => label)
  const days = labels.flatMap(label => departureText(label) ?? [])
  return dated !== undefined && days.length > 0 && new Set(days).size === days.length
}

/** `4 left`, `sold out`; empty where the source says nothing of it. */
export function leftInWords(left: number | undefined): string {
  if (left === undefined) return ''
  return left === 0 ? 'sold out' : `${left} left`
}

/** The last whole day that a label names, as it stands there. */
export const lastDayText = (label: string): string | undefined => label.match(wholeDay)?.at(-1)

/** The day of a departure as its label writes it: the only one there, and the end of no span. */
export function departureText(label: string): string | undefined {
  const [day, ...more] = label.match(wholeDay) ?? []
  const before = day ? label.slice(0, label.indexOf(day)) : ''
  return day && more.length === 0 && !untilDay.test(before) ? day : undefined
}
