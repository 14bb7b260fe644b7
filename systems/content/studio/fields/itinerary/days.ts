import { daysOfEntries, type ItineraryDay } from '@agency/contracts/manage/offers/itinerary.ts'

/** As in content files. */
const order = ['day', 'title', 'stops', 'text', 'meals', 'overnight'] as const

/** Days of each entry before a move or removal. */
const lengths = new WeakMap<ItineraryDay, number>()

export function lengthsOf(days: ItineraryDay[]): number[] {
  const all = daysOfEntries(days)
  for (const [index, day] of days.entries()) lengths.set(day, all[index] ?? 1)
  return all
}

/** From day 1, with remembered lengths. An unchanged entry stays the same object. */
export function numbered(days: ItineraryDay[]): ItineraryDay[] {
  let next = 1
  return days.map(entry => {
    const day = next
    const length = lengths.get(entry) ?? 1
    next += length
    const result = entry.day === day ? entry : inOrder({ ...entry, day })
    lengths.set(result, length)
    return result
  })
}

export function withLength(days: ItineraryDay[], index: number, length: number): ItineraryDay[] {
  lengthsOf(days)
  const entry = days[index]
  if (entry) lengths.set(entry, length)
  return numbered(days)
}

/** Drops undefined and empty properties; the others keep their order. */
export function changed(
  day: ItineraryDay,
  part: { [Name in keyof ItineraryDay]?: ItineraryDay[Name] | undefined },
): ItineraryDay {
  const merged = Object.entries({ ...day, ...part }).filter(([, value]) => {
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  })
  const isNew = Object.keys(part).some(name => !(name in day))
  return isNew ? inOrder(Object.fromEntries(merged)) : Object.fromEntries(merged)
}

export function copied(day: ItineraryDay): ItineraryDay {
  const copy = structuredClone(day)
  lengths.set(copy, lengths.get(day) ?? 1)
  return copy
}

function inOrder(day: ItineraryDay): ItineraryDay {
  const ordered = order.flatMap(name => (name in day ? [[name, day[name]]] : []))
  return { ...Object.fromEntries(ordered), ...day }
}
