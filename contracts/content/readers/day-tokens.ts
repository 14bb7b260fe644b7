import { monthNames } from '../../dates/month-names.ts'

const malayMonthNames = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ')

const numbers = new Map([
  ['sept', 9],
  ...[monthNames, malayMonthNames].flatMap(names =>
    names.flatMap((name, at): [string, number][] =>
      [name, name.slice(0, 3)].map(word => [word.toLowerCase(), at + 1] as [string, number]),
    ),
  ),
])

const monthPattern = [...numbers.keys()].sort((one, other) => other.length - one.length).join('|')

/** 1 for January, by its English or Malay name; undefined for any other word. */
export const monthNumber = (word: string): number | undefined => numbers.get(word.toLowerCase())

/** Missing parts may stand in a neighbouring date. @property leads The month precedes its days. */
export type WrittenDate = { year?: number; month?: number; date?: number; leads?: boolean; isWeak?: boolean }

export type DayToken =
  | { kind: 'date'; written: WrittenDate; end: number }
  | { kind: 'year'; year: number; end: number }
  | { kind: 'span' | 'list' | 'word' | 'skipped' | 'unknown'; text: string; end: number }

type Part = string | undefined
type Read = (
  parts: Part[],
  text: string,
) => { kind: 'date'; written: WrittenDate } | { kind: 'year'; year: number } | null

const month = `(${monthPattern})(?![\\p{L}])\\.?`
const date = '(\\d{1,2})(?:st|nd|rd|th|hb)?'
/** A two-digit year stands only at the end of a date. */
const shortYear = `['’]?([2-5]\\d)(?= *(?:$|[^\\p{L}\\d\\s]|(?:to|until|till|and|or|hingga|dan)\\b))`

const whole = (year: Part, month: Part, date: Part): ReturnType<Read> => ({
  kind: 'date',
  written: {
    ...(year !== undefined && { year: year.length === 2 ? 2000 + Number(year) : Number(year) }),
    ...(month !== undefined && { month: monthNumber(month) ?? Number(month) }),
    ...(date !== undefined && { date: Number(date) }),
  },
})
const leading = (read: ReturnType<Read>): ReturnType<Read> =>
  read?.kind === 'date' ? { ...read, written: { ...read.written, leads: true } } : read

/** Day before month, as in Malaysia, unless a year comes first. */
const dates: [string, Read][] = [
  ['(20\\d\\d)([-/.])(\\d{1,2})\\2(\\d{1,2})(?!\\d)', ([year, , month, date]) => whole(year, month, date)],
  [
    '(?:(20\\d\\d)年 ?)?(\\d{1,2})月 ?(?:(\\d{1,2})[日号])?',
    ([year, month, date]) => leading(whole(year, month, date)),
  ],
  ['(\\d{1,2})[日号]', ([date]) => whole(undefined, undefined, date)],
  ['(\\d{1,2})([-/.])(\\d{1,2})\\2(20\\d\\d|[2-5]\\d)(?![\\d/])', ([date, , month, year]) => whole(year, month, date)],
  [
    `${date}(?:-| of | )?${month}(?:[-, ]{0,2}(20\\d\\d)(?!\\d)|[- ]?${shortYear})?`,
    ([date, month, year, short]) => whole(year ?? short, month, date),
  ],
  [`${month}[- ]?${date}(?!\\d)(?:,? (20\\d\\d)(?!\\d))?`, ([month, date, year]) => leading(whole(year, month, date))],
  [`${month}[-, ]{0,2}(20\\d\\d)(?!\\d)`, ([month, year]) => whole(year, month, undefined)],
  [month, ([month], text) => (/^\p{Lu}/u.test(text) ? whole(undefined, month, undefined) : null)],
  [',? ?(20\\d\\d)(?!\\d)', ([year]) => ({ kind: 'year', year: Number(year) })],
  [
    '(\\d{1,2})/(\\d{1,2})(?![\\d/])',
    ([date, month]) => ({ kind: 'date', written: { date: Number(date), month: Number(month), isWeak: true } }),
  ],
  [`${date}(?!\\d)`, ([date]) => whole(undefined, undefined, date)],
]

const weekday =
  '(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|isnin|selasa|rabu|khamis|jumaat|sabtu|ahad'
const others: ['span' | 'list' | 'word' | 'skipped' | 'unknown', string][] = [
  ['skipped', `(?:early|mid|late|awal|pertengahan|akhir)\\b[- ]?|(?:${weekday})\\b[.,]?|[\\s()[\\]:.]`],
  ['span', '[-~至到]|(?:to|until|till|through|hingga|sehingga)\\b'],
  ['list', '[,;&+、及和]|(?:and|or|dan|atau)\\b'],
  ['word', "[\\p{L}'’]+"],
  ['unknown', '[^]'],
]
const datePatterns = dates.map(([source, read]) => [new RegExp(source, 'iuy'), read] as const)
const otherPatterns = others.map(([kind, source]) => [kind, new RegExp(source, 'iuy')] as const)

export function dayTokens(label: string): DayToken[] {
  const tokens: DayToken[] = []
  for (let at = 0; at < label.length; ) {
    const token = tokenAt(label, at)
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function tokenAt(label: string, at: number): DayToken {
  for (const [pattern, read] of datePatterns) {
    pattern.lastIndex = at
    const [text, ...parts] = pattern.exec(label) ?? []
    const day = text === undefined ? null : read(parts, text)
    if (day && text) return { ...day, end: at + text.length }
  }
  for (const [kind, pattern] of otherPatterns) {
    pattern.lastIndex = at
    const text = pattern.exec(label)?.[0]
    if (text) return { kind, text: text.toLowerCase(), end: at + text.length }
  }
  return { kind: 'unknown', text: '', end: at + 1 }
}
