import type { SearchKind } from '@agency/contracts/content/search/search.ts'
import { monthOf, monthsFrom } from '@agency/contracts/dates/calendar-day.ts'
import { monthsOfTrip } from '@agency/contracts/dates/seasons/trip-days.ts'
import type { ContentNode, ContentTree } from '../../../tree/content-tree.ts'
import { memoize } from '../../../tree/memoize.ts'
import { wordsOf } from '../plain-text.ts'

export type HitFacts = { kind: SearchKind | undefined; places: string[]; months: number[] }

const kinds: Record<string, SearchKind> = {
  deal: 'offer',
  contentDetail: 'offer',
  destinationPage: 'place',
  newsArticle: 'article',
  fAQItem: 'answer',
}

/** The rating of a place's best months. */
const best = 3

const slugOf = (name: string): string => wordsOf(name).join('-')

/** Names of destination pages by slug. */
export const placesOf = memoize((tree: ContentTree): Map<string, string> => {
  const pages = [...tree.byKey.values()].filter(({ alias }) => alias === 'destinationPage')
  return new Map(
    pages
      .map(({ name, properties: { place } }) => (typeof place === 'string' && place ? place : name))
      .map(place => [slugOf(place), place]),
  )
})

export function factsOf({ alias, name, properties }: ContentNode, places: Map<string, string>): HitFacts {
  const placeNames = alias === 'destinationPage' ? [properties.place ?? name] : [properties.place]
  const words = [...placeNames, properties.dealTags, properties.tags, properties.destinations]
    .flat()
    .filter(isText)
    .map(slugOf)
  return {
    kind: kinds[alias],
    places: [...new Set(words)].filter(slug => places.has(slug)),
    months: monthsOf(alias, properties),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function monthsOf(alias: string, properties: ContentNode['properties']): number[] {
  const { months, travelFrom, travelUntil, daysAway } = properties
  if (alias === 'deal') return isText(travelFrom) && isText(travelUntil) ? monthsBetween(travelFrom, travelUntil) : []
  if (!Array.isArray(months)) return []
  if (alias !== 'destinationPage') {
    const trip = { months: months.filter(month => typeof month === 'number'), daysAway: Number(daysAway) || 1 }
    if (!isText(travelFrom) || !isText(travelUntil)) return trip.months
    return monthsOfTrip({ ...trip, travelFrom, travelUntil }, travelFrom).map(month => Number(month.slice(5)))
  }
  return months.flatMap((month, at) => (month?.rating === best ? [at + 1] : []))
}

function monthsBetween(first: string, last: string): number[] {
  return monthsFrom(first, 12)
    .filter(month => month <= monthOf(last))
    .map(month => Number(month.slice(5)))
}
