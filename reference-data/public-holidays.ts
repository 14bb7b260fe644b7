import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A public holiday in Malaysia. */
export type PublicHoliday = {
  /** `YYYY-MM-DD` */
  day: string
  name: string
  /** Where it is one, if not everywhere: `Sabah and Sarawak`. */
  where?: string
  /** The day depends on the moon or the calendar of a faith and may still be moved. */
  expected: boolean
}

/**
 * Reads the public holidays, in the order of days.
 * @param file A name in the folder `holidays`, or a path of a file of one's own.
 * @throws Error with one clear sentence if the file is missing or has something else in it.
 */
export function readPublicHolidays(file: string): PublicHoliday[] {
  const read: unknown = JSON.parse(readFileSync(placeOf(file), 'utf8'))
  const list = isRecord(read) && Array.isArray(read.holidays) ? read.holidays : undefined
  if (!list) throw new Error(`${file} has no list of holidays`)
  return list.map((item, position) => holidayOf(item, `${file}, holiday ${position + 1}`)).sort(byDay)
}

/** The site's build lies elsewhere, so the folder is found the way Node finds packages. */
function placeOf(file: string): string {
  if (file !== path.basename(file)) return file
  const ourPackage = createRequire(import.meta.url).resolve('@agency/reference-data/package.json')
  return path.join(path.dirname(ourPackage), 'holidays', file)
}

function holidayOf(item: unknown, where: string): PublicHoliday {
  if (!isRecord(item) || typeof item.day !== 'string' || typeof item.name !== 'string') {
    throw new Error(`${where}: a day and a name are needed`)
  }
  const day = new Date(`${item.day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(item.day) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(item.day)) {
    throw new Error(`${where}: "${item.day}" is not a day like 2026-08-31`)
  }
  const place = typeof item.where === 'string' ? { where: item.where } : {}
  return { day: item.day, name: item.name, ...place, expected: item.expected === true }
}

function byDay(a: PublicHoliday, b: PublicHoliday): number {
  return a.day.localeCompare(b.day) || a.name.localeCompare(b.name, 'en')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
