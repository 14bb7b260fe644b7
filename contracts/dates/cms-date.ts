/**
 * The booking site's only date format: `dd-MMM-yyyy h:mm:ss tt` in English, `05-Sep-2026 12:00:00 AM`, Malaysian
 * calendar days. The months are a fixed table because locale functions write `Sept` or `PG`.
 */
import { isDay } from './calendar-day.ts'
import { shortMonthNames } from './month-names.ts'

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/
const cmsDate = /^(\d{2})-([A-Z][a-z]{2})-(\d{4}) (1[0-2]|[1-9]):([0-5]\d):([0-5]\d) (AM|PM)$/

export type CmsMoment = { day: string; time: string }

/** @throws RangeError for a day or time that does not exist. */
export function writeCmsDate(day: string, time = '00:00:00'): string {
  const [, year, month, date] = dayPattern.exec(day) ?? []
  const [, hour, minute, second = '00'] = timePattern.exec(time) ?? []
  if (!isDay(day)) throw new RangeError(`"${day}" is not a day`)
  if (hour === undefined) throw new RangeError(`"${time}" is not a time`)
  const half = Number(hour) < 12 ? 'AM' : 'PM'
  return `${date}-${shortMonthNames[Number(month) - 1]}-${year} ${Number(hour) % 12 || 12}:${minute}:${second} ${half}`
}

export function readCmsDate(text: string): CmsMoment | undefined {
  const [, date, monthName, year, hour, minute, second, half] = cmsDate.exec(text) ?? []
  const month = shortMonthNames.indexOf(monthName ?? '') + 1
  const day = `${year}-${String(month).padStart(2, '0')}-${date}`
  if (!isDay(day)) return undefined
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return { day, time: `${String(hours).padStart(2, '0')}:${minute}:${second}` }
}
