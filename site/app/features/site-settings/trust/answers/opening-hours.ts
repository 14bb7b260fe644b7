/** When an office is open: weekdays from 0 for Monday, perhaps over Sunday, and minutes since midnight. */
export type OpeningHours = { first: number; last: number; opens: number; closes: number }

const usual =
  /^([a-z]{2})[a-z]*day (?:to|–|-) ([a-z]{2})[a-z]*day, (\d{1,2})(?:[.:](\d{2}))? ?am (?:to|–|-) (\d{1,2})(?:[.:](\d{2}))? ?pm$/
const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

/** Opening hours as the settings say them, `Monday to Saturday, 9 am to 6 pm`; undefined where the text is of another form. */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const [, from = '', to = '', open, openMinute = '0', close, closeMinute = '0'] =
    usual.exec(text.trim().toLowerCase()) ?? []
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)]
  if (!open || !close || first < 0 || last < 0) return undefined
  const minutes = (hour: string, minute: string) => (Number(hour) % 12) * 60 + Number(minute)
  return { first, last, opens: minutes(open, openMinute), closes: minutes(close, closeMinute) + 12 * 60 }
}

/** Whether an office is open on a weekday. */
export function isOpenOn(weekday: number, { first, last }: OpeningHours): boolean {
  return first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
}
