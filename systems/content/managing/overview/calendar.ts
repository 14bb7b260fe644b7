import { correctHolidays } from '@agency/contracts/dates/holidays/correct-holidays.ts'
import { markedHolidays } from '@agency/contracts/dates/holidays/marked-holidays.ts'
import type { calendarAnswer } from '@agency/contracts/manage/nodes/calendar.ts'
import { type Holidays, readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import type * as z from 'zod'
import { publicationHours } from '../../database/publishing/publications.ts'
import { readReleases } from '../../database/publishing/releases.ts'
import { drafts } from '../../database/versions.ts'
import type { ContentMap } from '../../files/checking/content-map.ts'
import { daysOff } from '../../schemas/days-off.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { workingContent } from './working-content.ts'

type Calendar = z.output<typeof calendarAnswer>
type Entry = Calendar['entries'][number]
type Dated = Omit<Entry, 'isDraft'>

/** Malaysian days after today. */
const soonDays = 14

const begins = ['validFrom', 'from', 'promoFrom']
const ends = ['validUntil', 'until', 'promoUntil']
const dayMs = 24 * 3600_000

/** Between two Malaysian days, both included, with the holidays. An offer ends after its last day. */
export async function calendar(
  options: Pick<ManageOptions, 'db' | 'store'>,
  { from, to }: { from: string; to: string },
): Promise<Calendar> {
  const [first, after] = [midnight(from), new Date(midnight(to).getTime() + dayMs)]
  const waiting = new Set((await drafts(options.db)).map(({ state }) => state.key))
  const map = await workingContent(options)
  const hours = [...(await publicationHours(options.db))].filter(([, { at }]) => at >= first && at < after)
  const live = hours.flatMap(([key, { at, release }]) => {
    const name = map.byKey.get(key)?.name
    const isAlone = name !== undefined && release === null
    return isAlone ? [{ key, name, at: at.toISOString(), what: 'goes-live' as const }] : []
  })
  const together = (await readReleases(options.db)).flatMap(({ id, name }) => {
    const at = hours.find(([, { release }]) => release === id)?.[1].at
    return at ? [{ key: id, name, at: at.toISOString(), what: 'release' as const }] : []
  })
  const dates = [...entriesWithin(map, first, after), ...departures(map, from, to)].map(entry => ({
    ...entry,
    isDraft: waiting.has(entry.key),
  }))
  const entries = [...dates, ...[...live, ...together].map(entry => ({ ...entry, isDraft: false }))].sort(inOrder)
  const { publicHolidays, schoolHolidays } = markedHolidays(holidaysIn(map), { from, to })
  return { entries, publicHolidays: publicHolidays.map(({ day, name }) => ({ day, name })), schoolHolidays }
}

/** The usual holidays with the owner's corrections; a draft with faults corrects nothing. */
function holidaysIn({ nodes }: ContentMap): Holidays {
  const { properties } = nodes.find(({ alias }) => alias === 'daysOff') ?? {}
  const { corrections = [], schoolHolidays = [] } = daysOff.safeParse(properties).data ?? {}
  return correctHolidays(
    readHolidays(usualHolidaysFile),
    corrections.map(one => ({ newDay: undefined, states: [], expected: false, announcedBy: '', ...one })),
    schoolHolidays.map(one => ({ announcedBy: '', ...one })),
  )
}

/** Ends from now until the end of the fourteenth Malaysian day after today; the earliest first. */
export function endingSoon(map: ContentMap): Omit<Dated, 'what'>[] {
  const after = new Date(midnight(map.today).getTime() + (soonDays + 1) * dayMs)
  return entriesWithin(map, map.now, after).flatMap(({ what, ...entry }) => (what === 'ends' ? [entry] : []))
}

/** @param after exclusive */
function entriesWithin({ nodes }: ContentMap, first: Date, after: Date): Dated[] {
  return nodes
    .flatMap(({ key, name, publishAt, unpublishAt, properties }) => {
      const entry = (at: Date | undefined | null, what: Entry['what']) =>
        at && at >= first && at < after ? [{ key, name, at: at.toISOString(), what }] : []
      return [
        ...entry(publishAt, 'begins'),
        ...entry(unpublishAt, 'ends'),
        ...begins.flatMap(property => entry(instantOf(properties[property], false), 'begins')),
        ...ends.flatMap(property => entry(instantOf(properties[property], true), 'ends')),
      ]
    })
    .sort(inOrder)
}

/** Departures in tables of prices, between two Malaysian days, both included. */
function departures({ nodes }: ContentMap, from: string, to: string): Dated[] {
  return nodes
    .filter(({ alias }) => alias === 'contentDetail')
    .flatMap(({ key, name, properties: { priceTable } }) =>
      daysIn(priceTable)
        .filter(day => day >= from && day <= to)
        .map(day => ({ key, name, at: midnight(day).toISOString(), what: 'departs' as const })),
    )
}

/** A draft may hold anything. */
function daysIn(table: unknown): string[] {
  const { rows, heads } = Object(table)
  const days = [rows, heads].flat().flatMap(head => Object(Object(head).when).days)
  return [...new Set(days.filter(day => typeof day === 'string'))].sort()
}

const inOrder = (a: Dated, b: Dated) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name)

const midnight = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** A day is its first instant or, as the last one, its last millisecond. */
function instantOf(value: unknown, isLast: boolean): Date | undefined {
  if (typeof value !== 'string') return undefined
  const at = value.length === 10 ? midnight(value) : new Date(value)
  if (Number.isNaN(at.getTime())) return undefined
  return value.length === 10 && isLast ? new Date(at.getTime() + dayMs - 1) : at
}
