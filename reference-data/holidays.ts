import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { holidayWords } from '@agency/words/values/holidays/words.ts'
import type * as z from 'zod'
import { holidayFile, statesOf } from './data/holiday-file.ts'
import holidayNames from './data/holiday-names.json' with { type: 'json' }
import { malaysianStates, type SchoolGroup, statesInWords } from './states.ts'

export const usualHolidaysFile = 'malaysia-2026-2027.json'

export type Source = {
  name: string
  url?: string
  lookedUp?: string
}

export type PublicHoliday = {
  /** `YYYY-MM-DD` */
  day: string
  name: string
  states: string[]
  /** Depends on the moon or a religious calendar and may still move. */
  expected: boolean
  sources: Source[]
}

export type SchoolHoliday = {
  first: string
  last: string
  group: SchoolGroup
  sources: Source[]
}

export type NotAnnounced = z.output<typeof holidayFile>['notAnnounced'][number]

export type Holidays = {
  publicHolidays: PublicHoliday[]
  schoolHolidays: SchoolHoliday[]
  notAnnounced: NotAnnounced[]
}

const lastRead = new Map<string, { changed: number; holidays: Holidays }>()

/**
 * Cached until the file changes.
 * @param file A name in `data/holidays`, or a path. @throws Error for a missing or invalid file.
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

function parse(file: string, text: string): Holidays {
  const { data, error } = holidayFile.safeParse(JSON.parse(text))
  if (error) throw new Error(`${file}: ${sentenceOf(error.issues[0])}`)
  const sourcesOf = (names: string[]) => names.flatMap(name => data.sources[name] ?? [])
  const publicHolidays = data.holidays.map(row => {
    const { day, name, expected } = row
    return holidayIn(statesOf(row), { day, name, expected, sources: sourcesOf(row.sources) })
  })
  const schoolHolidays = data.schoolHolidays.map(row => ({ ...row, sources: sourcesOf(row.sources) }))
  return {
    publicHolidays: publicHolidays.sort(byDay),
    schoolHolidays: schoolHolidays.sort((a, b) => a.first.localeCompare(b.first)),
    notAnnounced: data.notAnnounced,
  }
}

export function holidayIn(states: string[], holiday: Omit<PublicHoliday, 'states' | 'where'>): PublicHoliday {
  return { ...holiday, states }
}

/** Lists are complete for whole years. @param days At least one. */
export function knownUntil(days: string[]): string {
  return `${days.toSorted().at(-1)?.slice(0, 4)}-12-31`
}

/** @param added Public holidays. */
export function stillMissing(
  notAnnounced: NotAnnounced[],
  added: string[],
  breaks: { first: string; last: string }[],
): NotAnnounced[] {
  return notAnnounced.filter(({ from, until, states }) =>
    states
      ? !added.some(day => from <= day && day <= until)
      : !breaks.some(({ first, last }) => first <= until && last >= from),
  )
}

/** `Kedah, Kelantan and Terengganu`, in the current language. */
export function statesOfSchools(group: SchoolGroup): string {
  if (group === 'B') return holidayWords().others
  const names = malaysianStates.filter(({ schoolGroup }) => schoolGroup === group).map(({ slug }) => slug)
  return statesInWords(names) ?? holidayWords().all
}

/** The name in a language of a holiday, or of days off that are not announced; the English one where none is known. */
export function holidayName(name: string, language: Language = currentLanguage()): string {
  const { [language]: words } = (holidayNames as Record<string, Partial<Record<Language, string>>>)[name] ?? {}
  return words ?? name
}

/** The site's build lies elsewhere, so the folder is resolved as a package. */
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
