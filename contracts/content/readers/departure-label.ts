import { dayFrom, daysBetween } from '../../dates/calendar-day.ts'
import { type DayToken, dayTokens, type WrittenDate } from './day-tokens.ts'
import { plainText } from './values.ts'

type Reading =
  /** Departures YYYY-MM-DD, in order. @property note The rest of the label. */
  | { kind: 'departures'; days: string[]; note: string }
  | { kind: 'season'; last?: string }
  | { kind: 'unread' }
  | { kind: 'undated' }

const departureWords = new Set(
  'ship sailing sails sail leaves leaving departs depart departure departing date on the of tarikh berlepas bertolak perlepasan 出发'.split(
    ' ',
  ),
)
const openWords = new Set('from since after starting mulai bermula dari daripada selepas 从 自'.split(' '))
const seasonWords = new Set([
  ...openWords,
  ...'up season peak off low high shoulder super before by valid daily every each musim puncak sebelum setiap 淡季 旺季 平季'.split(
    ' ',
  ),
])
const onwards = /\b(?:onwards?|until|till|hingga|sehingga|seterusnya|later)\b|[起止]/i
const maxLength = 200

/**
 * Reads a label, such as `12 June 2027, school holidays` or `1, 8, 15 April 2027`. It accounts for every character or
 * refuses: a wrong day is worse than none.
 * @param tripDays A span of that many days, one more or less, is a departure on its first day.
 */
export function readWhen(label: string, tripDays: number | undefined): Reading {
  const text = plainText(label)
  if (text.length > maxLength) return { kind: 'undated' }
  const tokens = dayTokens(text)
  const first = tokens.findIndex(({ kind }) => kind === 'date')
  const last = tokens.findLastIndex(({ kind }) => kind === 'date' || kind === 'year')
  const isDated = tokens.some(token => token.kind === 'date' && token.written.month && !token.written.isWeak)
  if (!isDated) return { kind: 'undated' }
  const before = tokens.slice(0, first).filter(({ kind }) => kind !== 'skipped')
  const spans = spansOf(tokens.slice(first, last + 1))
  const namesDay = tokens.some(token => token.kind === 'date' && token.written.month && token.written.date)
  if (!spans) return namesDay ? { kind: 'unread' } : { kind: 'season' }
  const words = before.flatMap(token => (token.kind === 'word' ? token.text : []))
  const areKnown = words.every(word => departureWords.has(word) || seasonWords.has(word))
  if (!namesDay) return seasonUntil(areKnown ? lastOf(spans) : undefined)
  const days = spans.map(span => span.map(dayOf))
  if (spans.flat().every(({ year }) => year === undefined))
    return spans.some(span => span.length === 2) ? { kind: 'season' } : { kind: 'unread' }
  const after = noteOf(text, tokens, last)
  const isBroken = before.some(({ kind }) => kind === 'unknown') || days.flat().some(day => day === undefined)
  if (!areKnown || isBroken || after === undefined) return { kind: 'unread' }
  const lengths = days.flatMap(([from, to]) => (from && to ? daysBetween(from, to) + 1 : []))
  if (lengths.some(length => length < 1)) return { kind: 'unread' }
  const isUntil = before.some(token => token.kind === 'span' && token.text !== '-')
  const isSeason = isUntil || words.some(word => seasonWords.has(word)) || onwards.test(after)
  const isTrip = lengths.every(length => tripDays !== undefined && Math.abs(length - tripDays) <= 1)
  if (!isSeason && isTrip && spans.flat().every(({ date }) => date))
    return { kind: 'departures', days: [...new Set(days.flatMap(([from]) => from ?? []))].sort(), note: after }
  const isOpen = lengths.length === 0 && (words.some(word => openWords.has(word)) || onwards.test(after))
  return seasonUntil(isOpen ? undefined : lastOf(spans))
}

/** The first day that a label names: 1 January 2027 for `January to March 2027`. */
export function firstDayIn(label: string): string | undefined {
  const tokens = dayTokens(plainText(label).slice(0, maxLength))
  const last = tokens.findLastIndex(({ kind }) => kind === 'date' || kind === 'year')
  const spans = spansOf(tokens.slice(0, last + 1).slice(tokens.findIndex(({ kind }) => kind === 'date')))
  const days = spans?.flat().map(dayOf) ?? []
  return days.includes(undefined) ? undefined : days.sort()[0]
}

const seasonUntil = (last: string | undefined): Reading => ({ kind: 'season', ...(last && { last }) })

/** The text behind the last date; undefined where it may change the meaning of the dates. */
function noteOf(text: string, tokens: DayToken[], last: number): string | undefined {
  const next = tokens.slice(last + 1).find(token => !('text' in token && token.text === ' '))
  const isJoined = next && (next.kind === 'list' || next.kind === 'span') && /^[^,;-]/.test(next.text)
  const isOther = next?.kind === 'word' && /^(?:from|before|after|except)$/.test(next.text)
  const note = text.slice(tokens[last]?.end)
  if (isJoined || isOther || /\d/.test(note)) return undefined
  return note.replace(/^[\s,;:.()[\]-]+|[\s,;:.()[\]-]+$/g, '')
}

/** Days and pairs of days; undefined where anything else separates them. */
function spansOf(tokens: DayToken[]): WrittenDate[][] | undefined {
  const written: WrittenDate[] = []
  const joints: string[] = []
  let joint = ''
  for (const token of tokens) {
    const latest = written.at(-1)
    if (token.kind === 'year') {
      if (!latest || joint !== '' || latest.year !== undefined) return undefined
      latest.year = token.year
    } else if (token.kind === 'date') {
      if (latest && joint === '') return undefined
      if (latest) joints.push(joint)
      written.push({ ...token.written })
      joint = ''
    } else if (token.kind === 'list' && joint !== 'span') joint = 'list'
    else if (token.kind === 'span' && joint === '') joint = 'span'
    else if (token.kind !== 'skipped') return undefined
  }
  completeMonths(written)
  completeYears(written)
  if (written.some(({ month }) => month === undefined)) return undefined
  const spans = [written.slice(0, 1)]
  for (const [at, one] of written.slice(1).entries()) {
    if (joints[at] === 'list') spans.push([one])
    else if (spans.at(-1)?.push(one) === 3) return undefined
  }
  return spans
}

function completeMonths(written: WrittenDate[]): void {
  for (const [at, one] of [...written.entries()].reverse()) {
    const next = written[at + 1]
    if (one.month === undefined && one.year === undefined && next?.date !== undefined && !next.leads)
      Object.assign(one, next.month !== undefined && { month: next.month })
  }
  for (const [at, one] of written.entries()) {
    const before = written[at - 1]
    if (one.month === undefined && before?.leads && before.year === undefined)
      Object.assign(one, { month: before.month, leads: true })
  }
}

/** A year applies to the dates before it, over New Year too: `28 Dec - 3 Jan 2027` begins in 2026. */
function completeYears(written: WrittenDate[]): void {
  const isBefore = ({ month: one = 0 }: WrittenDate, { month: other = 0 }: WrittenDate) => one < other
  for (const [at, one] of [...written.entries()].reverse()) {
    const next = written[at + 1]
    if (one.year === undefined && next?.year !== undefined) one.year = next.year - Number(isBefore(next, one))
  }
  for (const [at, one] of written.entries()) {
    const before = written[at - 1]
    if (one.year === undefined && before?.year !== undefined) one.year = before.year + Number(isBefore(one, before))
  }
}

const dayOf = ({ year, month, date }: WrittenDate): string | undefined =>
  year && month ? dayFrom(year, month, date ?? 1) : undefined

function lastOf(spans: WrittenDate[][]): string | undefined {
  const days = spans.map(span => {
    const { year = 0, month = 0, date } = span.at(-1) ?? {}
    const dates = date ? [date] : [31, 30, 29, 28]
    return dates.map(one => dayFrom(year, month, one)).find(day => day !== undefined)
  })
  return days.includes(undefined) ? undefined : days.sort().at(-1)
}
