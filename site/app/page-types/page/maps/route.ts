import { type MapPlace, mapPlace } from '@agency/reference-data/map-places.ts'
import { sitePageWords } from '@agency/words/pages/site/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { ItineraryDay } from '../../../clients/content/readers/kinds/itineraries.ts'
import type { MapLeg } from './draw-map.server.ts'
import { type Movement, movements } from './map-lines.ts'

/** Stops in the order of the first visit, each with its days. */
export type Route = { stops: (MapPlace & { days: string[] })[]; legs: MapLeg[] }

/** The known places of a trip: each day's destination, or else the place of its night. */
export function routeOf(days: ItineraryDay[]): Route {
  const route: Route = { stops: [], legs: [] }
  let last: number | undefined
  for (const { day, stops, overnight } of days) {
    for (const { place, by } of stops.length > 0 ? stops : [{ place: overnight, by: '' }]) {
      const spot = mapPlace(place)
      if (!spot) continue
      const at = positionIn(route, spot)
      const there = route.stops[at]?.days
      if (day && !there?.includes(day)) there?.push(day)
      if (last !== undefined && last !== at) route.legs.push({ from: last, to: at, by: movementOf(by) })
      last = at
    }
  }
  return route
}

function positionIn({ stops }: Route, place: MapPlace): number {
  const at = stops.findIndex(({ name }) => name === place.name)
  return at >= 0 ? at : stops.push({ ...place, days: [] }) - 1
}

function movementOf(word: string): Movement {
  return movements.find(movement => movement === word) ?? 'road'
}

/** `Day 3`, `Days 1–3`, `Days 1, 8`; other texts stay as the editor wrote them. */
export function daysInWords(days: string[]): string {
  const { row } = formatWords()
  if (days.some(day => !/^\d+$/.test(day))) return row(days)
  const runs: [number, number][] = []
  for (const day of days.map(Number)) {
    const run = runs.at(-1)
    if (run && day === run[1] + 1) run[1] = day
    else runs.push([day, day])
  }
  const words = row(runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)))
  const say = sitePageWords()
  return words && (days.length === 1 ? say.onDay : say.onDays)(words)
}
