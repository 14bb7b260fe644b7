/** Weekdays from 0 for Monday, possibly over Sunday, and minutes since midnight. */
export type OpeningHours = { first: number; last: number; opens: number; closes: number }

const day = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?'
const clock = '(\\d{1,2})(?:[.:](\\d{2}))? ?([ap]m)?'
const to = ' ?(?:to|until|till|[-–—]) ?'
const usual = new RegExp(`^(?:(?:daily|every ?day)|${day}(?:${to}${day})?)(?:,|:)? ${clock}${to}${clock}$`)
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const noon = 12 * 60

/** Reads `Monday to Saturday, 9 am to 6 pm`, `Mon-Fri 9am-6pm`, `Mon-Fri 09:00-18:00`; undefined for another form. */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const match = usual.exec(
    text
      .trim()
      .toLowerCase()
      .replace(/(?<=[ap])\.m\.?/g, 'm'),
  )
  if (!match) return undefined
  const [, from = 'mon', until = match[1] ? from : 'sun', ...times] = match
  const [opens, closes] = [times.slice(0, 3), times.slice(3)].map(minutesOf)
  if (opens === undefined || closes === undefined || closes <= opens) return undefined
  return { first: weekdays.indexOf(from), last: weekdays.indexOf(until), opens, closes }
}

/** Minutes since midnight; undefined for a 12-hour time without am or pm. */
function minutesOf([hour, minute = '00', half]: (string | undefined)[]): number | undefined {
  const minutes = Number(minute)
  if (half) return Number(hour) > 12 ? undefined : (Number(hour) % 12) * 60 + minutes + (half === 'pm' ? noon : 0)
  return hour?.length === 2 && Number(hour) < 24 ? Number(hour) * 60 + minutes : undefined
}

export function isOpenOn(weekday: number, { first, last }: OpeningHours): boolean {
  return first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
}
