import { addDays, addMonths, isDay, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'

/** `Sat 5 Sep 2026`, as fields show it. */
export function fieldDay(day: string): string {
  return formatWords().dated({ weekday: weekdayOf(day), day: formatShortDay(day) })
}

const months: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mac: 3,
  apr: 4,
  may: 5,
  mei: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ogo: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dis: 12,
}

const shortDays = new Map([
  ['today', 0],
  ['hari ini', 0],
  ['tomorrow', 1],
  ['esok', 1],
  ['今天', 0],
  ['明天', 1],
])

/**
 * Reads `5 Sep 2026`, `Sat 5 September`, `Sep 5, 2026`, `05/09/2026`, `5.9.26`, `9月5日`, `2026-09-05`, also with a
 * time, `tomorrow`. The day stands before the month, as in Malaysia. Without a year it is the next such day from
 * today on.
 * @param today The current Malaysian day.
 * @returns `YYYY-MM-DD`, or undefined for anything else and for days that do not exist.
 */
export function readTypedDay(text: string, today: string): string | undefined {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(\d{4}-\d\d-\d\d)[t ][\d:.+z -]+$/, '$1')
  if (isDay(typed)) return typed
  const ahead = shortDays.get(typed)
  if (ahead !== undefined) return addDays(today, ahead)
  const numbers = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(typed)
  if (numbers) return dayOf(today, Number(numbers[1]), Number(numbers[2]), numbers[3])
  const chinese = /^(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日?(?:（.）|(?:周|星期).)?$/.exec(typed)
  if (chinese) return dayOf(today, Number(chinese[3]), Number(chinese[2]), chinese[1])
  const words = /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)?[ -]?([a-z]{3,})\.?,?(?:[ -]?(\d{4}|\d{2}))?$/.exec(typed)
  if (words) return dayOf(today, Number(words[1]), months[words[2]?.slice(0, 3) ?? ''], words[3])
  const monthFirst = /^(?:[a-z]+,? )?([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}|\d{2}))?$/.exec(typed)
  if (monthFirst) return dayOf(today, Number(monthFirst[2]), months[monthFirst[1]?.slice(0, 3) ?? ''], monthFirst[3])
  return undefined
}

function dayOf(today: string, date: number, month: number | undefined, year: string | undefined): string | undefined {
  if (!month) return undefined
  if (year) return written(year.length === 2 ? `20${year}` : year, month, date)
  const thisYear = written(today.slice(0, 4), month, date)
  if (thisYear && thisYear >= today) return thisYear
  // 29 February exists in leap years only.
  for (let later = 1; later <= 8; later++) {
    const day = written(addMonths(today, 12 * later).slice(0, 4), month, date)
    if (day) return day
  }
  return undefined
}

function written(year: string, month: number, date: number): string | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(day) ? day : undefined
}
