import { airportByCode } from '@agency/reference-data/airports.ts'
import data from './routes.json' with { type: 'json' }

type Region = { countries: string[]; hours: number; zone: string; airlines: string[]; via: string[] }

/** `hours` from Kuala Lumpur. */
export type Stop = { code: string; country: string; hours: number; zone: string; airlines: string[]; via: string[] }

const regions: readonly Region[] = data.regions
const hoursOf: Record<string, number> = data.airports
const zones: Record<string, string> = data.zones
const hubs: Record<string, string> = data.hubs

/** @param code Three letters; an unknown airport counts as far away. */
export function stopAt(code: string): Stop {
  const country = airportByCode(code)?.countryCode ?? ''
  const region = regions.find(({ countries }) => countries.includes(country)) ?? regions.at(-1)
  if (region === undefined) throw new Error('there are no regions')
  return { ...region, code, country, hours: hoursOf[code] ?? region.hours, zone: zones[code] ?? region.zone }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Ahead of UTC, daylight saving time included. */
export function minutesAhead({ zone }: Stop, day: string): number {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(zone, clock)
  const offset = clock.formatToParts(new Date(`${day}T12:00Z`)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '', hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** A rough estimate. */
export function hoursBetween(from: Stop, to: Stop): number {
  return Math.max(0.8, Math.max(from.hours, to.hours) + 0.25 * Math.min(from.hours, to.hours))
}

/** None beyond an aircraft's range from here, and only large ones far. */
export function directAirlines(from: Stop, to: Stop): string[] {
  const hours = hoursBetween(from, to)
  if (hours > 15 || (hours > 6 && Math.min(from.hours, to.hours) > 0)) return []
  const all = new Set([...from.airlines, ...to.airlines])
  return [...all].filter(code => hours < 7 || code === 'D7' || !isLowCost(code))
}

export function airlinesByWay(from: Stop, to: Stop): { airline: string; via: string }[] {
  const far = from.hours > to.hours ? from : to
  if (hoursBetween(from, to) < 1.5) return []
  return far.via.flatMap(airline => {
    const via = hubs[airline] ?? ''
    const isEnd = [from, to].some(({ code }) => airportByCode(code)?.city === via)
    return isEnd ? [] : [{ airline, via }]
  })
}

export const isLowCost = (airline: string): boolean => data.lowCost.includes(airline)
