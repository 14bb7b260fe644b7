import { weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { shortMonthNames } from '@agency/contracts/dates/month-names.ts'
import { shortWeekdayNames } from '@agency/contracts/dates/weekday-names.ts'
import { counted } from '@agency/ui/formats/counted.ts'
import { formatDay, formatMonth } from '@agency/ui/formats/malaysian-day.ts'

const list = new Intl.ListFormat('en-GB')

const date = (day: string) => String(Number(day.slice(8)))
const month = (day: string) => shortMonthNames[Number(day.slice(5, 7)) - 1] ?? ''
const weekday = (day: string) => shortWeekdayNames[weekdayOf(day)] ?? ''
const short = (day: string) => `${weekday(day)} ${date(day)} ${month(day)}`

/** Names each month once: `Tue 18, Wed 19 and Fri 21 May`. */
function daysInWords(days: string[]): string {
  return list.format(
    days.map((day, at) => (month(days[at + 1] ?? '') === month(day) ? `${weekday(day)} ${date(day)}` : short(day))),
  )
}

/** Another language is another object of this shape. */
const english = {
  state: 'Where you work',
  school: 'School holidays',
  noSchool: 'No one at school',
  schoolGroup: (group: string, where: string) => `Group ${group}: ${where}`,
  month: 'Month',
  anyMonth: 'The best of all months',
  submit: 'Show days off',
  monthName: formatMonth,
  resultsAll: (state: string) => `The best days off in ${state}`,
  resultsOf: (state: string, month: string) => `Days off in ${state}, ${formatMonth(month)}`,
  nothing: (month: string) => `No public holiday makes a longer break in ${formatMonth(month)}. Try another month.`,
  days: (length: number, leave: number) =>
    leave === 0 ? `${length} days off without leave` : `${length} days off for ${counted(leave, 'day')} of leave`,
  tile: (length: number, leave: number) => (leave === 0 ? `${length} days, no leave` : `${length} days for ${leave}`),
  noBreak: 'no longer break',
  span: (first: string, last: string) => `${short(first)} – ${short(last)} ${last.slice(0, 4)}`,
  take: (days: string[]) => `Take ${daysInWords(days)}`,
  offAnyway: 'Nothing to take: everyone is off',
  holiday: (day: string, name: string, replacementOf: string | undefined, expected: boolean) =>
    `${short(day)}: ${name}${replacementOf ? `, in lieu of ${short(replacementOf)}` : ''}${expected ? ' (expected)' : ''}`,
  schoolMissed: (count: number) =>
    count === 0 ? 'Children miss no day of school' : `Children miss ${counted(count, 'day')} of school`,
  schoolUnknown: 'School holidays of these days are not announced',
  fits: 'Fits these very days',
  anyDay: 'other days too',
  way: 'with a day there and a day back',
  travel: (from: string, until: string) => `${short(from)} – ${short(until)}`,
  places: 'At their best that month',
  otherMonths: 'Month by month',
  expected: 'Expected days follow the moon or await their announcement, and may move.',
  notAnnounced: (what: string, lookedUp: string) => `Not announced on ${formatDay(lookedUp)}: ${what}.`,
  known: (until: string) => `Public holidays are known until ${formatDay(until)}.`,
  sources: 'Where these days come from',
  source: (name: string, lookedUp: string | undefined) => (lookedUp ? `${name}, read on ${formatDay(lookedUp)}` : name),
  dayLetter: (day: string) => weekday(day).slice(0, 2),
}

export type LeaveWords = typeof english

const catalogues: Record<string, LeaveWords> = { en: english }

/** English for other languages. */
export function leaveWords(language = 'en'): LeaveWords {
  return catalogues[language] ?? english
}
