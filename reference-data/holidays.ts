import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { holidayFile } from './data/holiday-file.ts'
import { type State, weekendOf } from './states.ts'

/** A public holiday in Malaysia. */
export type PublicHoliday = {
  /** `YYYY-MM-DD` */
  day: string
  name: string
  /** Where it is one, if not everywhere: `Sabah and Sarawak`. */
  where?: string
  /** The same as a list. A day that has `where` alone is no holiday for the count of a state's working days. */
  states?: State[]
  /** The day depends on the moon or the calendar of a faith and may still be moved. */
  expected: boolean
}

/** Days on which schools are closed, both of them included. */
export type SchoolHoliday = {
  /** `YYYY-MM-DD` */
  first: string
  /** `YYYY-MM-DD` */
  last: string
  /** `Kedah, Kelantan and Terengganu` */
  where: string
}

type Holidays = { publicHolidays: PublicHoliday[]; schoolHolidays: SchoolHoliday[] }

const lastRead = new Map<string, { changed: number; holidays: Holidays }>()

/**
 * Reads the public holidays and those of schools, in the order of days.
 * A file that has not changed is not read again.
 * @param file A name in the folder `data/holidays`, or a path of a file of one's own.
 * @throws Error with one clear sentence if the file is missing or has something else in it.
 */
export function readHolidays(file: string): Holidays {
  const place = pathOf(file)
  const changed = statSync(place).mtimeMs
  const before = lastRead.get(place)
  if (before?.changed === changed) return before.holidays
  const holidays = parse(file, readFileSync(place, 'utf8'))
  lastRead.set(place, { changed, holidays })
  return holidays
}

/** The days on which offices in a state are closed: its weekend and its public holidays. */
export function closedDays(file: string, state: State): { weekend: readonly number[]; holidays: ReadonlySet<string> } {
  const isHere = ({ where, states }: PublicHoliday) => states?.includes(state) ?? where === undefined
  const days = readHolidays(file).publicHolidays.filter(isHere)
  return { weekend: weekendOf(state), holidays: new Set(days.map(({ day }) => day)) }
}

function parse(file: string, text: string): Holidays {
  const { data, error } = holidayFile.safeParse(JSON.parse(text))
  if (error) throw new Error(`${file}: ${sentenceOf(error.issues[0])}`)
  const publicHolidays = data.holidays
    .map(({ day, name, where, states, expected }) => ({
      day,
      name,
      expected: expected === true,
      ...(where && { where }),
      ...(states && { states }),
    }))
    .sort(byDay)
  return { publicHolidays, schoolHolidays: data.schoolHolidays.sort((a, b) => a.first.localeCompare(b.first)) }
}

/** The site's build lies elsewhere, so the folder is found the way Node finds packages. */
function pathOf(file: string): string {
  return file === path.basename(file) ? path.join(ourFolder(), file) : file
}

let folder: string | undefined

function ourFolder(): string {
  folder ??= path.join(
    path.dirname(createRequire(import.meta.url).resolve('@agency/reference-data/package.json')),
    'data/holidays',
  )
  return folder
}

function sentenceOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const [list, position, property] = issue?.path ?? []
  if (typeof position !== 'number') return 'there is no list of holidays'
  return `${list === 'schoolHolidays' ? 'school holiday' : 'holiday'} ${position + 1}: ${[property, issue?.message].filter(Boolean).join(': ')}`
}

function byDay(a: PublicHoliday, b: PublicHoliday): number {
  return a.day.localeCompare(b.day) || a.name.localeCompare(b.name, 'en')
}
