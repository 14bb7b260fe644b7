import type { ProblemList } from './checked-search.ts'
import type { PlaceReading, Station } from './station.ts'

/** Reads a place: what was typed has been looked up before. */
export function checkPlace(
  { name, value, ask }: { name: string; value: string; ask: string },
  reading: PlaceReading,
  problems: ProblemList,
): Station | undefined {
  if ('place' in reading) return reading.place
  const typed = value.trim()
  if (reading.unclear === 'missing') problems.add(name, ask)
  else if (reading.unclear === 'several') problems.add(name, `Which place do you mean by “${typed}”? Choose one.`)
  else if (reading.unclear === 'unreachable') {
    problems.add(name, `We could not look up “${typed}” just now. Check your connection and try again.`)
  } else problems.add(name, `We do not know a place called “${typed}”. Try a city, an airport or a code such as KUL.`)
  return undefined
}

/** Reads a promo code; empty if there is none. */
export function checkPromo(value: string, problems: ProblemList): string {
  const promo = value.trim().toUpperCase()
  if (!/^[A-Z0-9-]{0,40}$/.test(promo)) problems.add('promo', 'A promo code has only letters and digits.')
  return promo
}
