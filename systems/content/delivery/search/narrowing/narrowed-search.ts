import type { SearchChoices, SearchFacets } from '@agency/contracts/content/search/search.ts'
import type { ContentTree } from '../../../tree/content-tree.ts'
import type { ContentSearch } from '../content-search.ts'
import { noResults, type Question, type SearchResult } from '../search-index.ts'
import { factsOf, type HitFacts, placesOf } from './hit-facts.ts'

const maxPlaces = 12

type Named = keyof SearchChoices

/** @param aside a facet to ignore */
function fits({ kind, places, months }: HitFacts, choices: SearchChoices, aside?: Named): boolean {
  return (
    (aside === 'kind' || choices.kind === undefined || kind === choices.kind) &&
    (aside === 'place' || choices.place === undefined || places.includes(choices.place)) &&
    (aside === 'month' || choices.month === undefined || months.includes(choices.month))
  )
}

/** Searches a tree within the visitor's choices, and counts the hits of the other choices. */
export async function narrowedSearch(
  search: ContentSearch,
  tree: ContentTree,
  question: Question,
  choices: SearchChoices,
): Promise<SearchResult & { facets: SearchFacets }> {
  const isNarrowed = Object.values(choices).some(choice => choice !== undefined)
  const all = await search(tree, { ...question, allKeys: true, ...(isNarrowed && { skip: 0, take: 0 }) })
  const terms = tree.roots[0]?.terms
  const places = new Map([...placesOf(tree)].map(([slug, name]) => [slug, terms?.get(name) ?? name]))
  const hits = all.keys.flatMap(key => {
    const node = tree.byKey.get(key)
    return node ? [{ key, facts: factsOf(node, places) }] : []
  })
  const facets = facetsOf(
    hits.map(({ facts }) => facts),
    choices,
    places,
  )
  if (!isNarrowed) return { ...all, facets }
  const among = hits.filter(({ facts }) => fits(facts, choices)).map(({ key }) => key)
  const some = among.length > 0 ? await search(tree, { ...question, among }) : noResults
  return { ...some, ...(all.suggestion !== undefined && { suggestion: all.suggestion }), facets }
}

function facetsOf(facts: HitFacts[], choices: SearchChoices, places: Map<string, string>): SearchFacets {
  const left = (aside: Named) => facts.filter(one => fits(one, choices, aside))
  const kinds = counted(left('kind').flatMap(({ kind }) => kind ?? []))
  const ofPlaces = counted(left('place').flatMap(one => one.places)).map(one => ({
    ...one,
    name: places.get(one.value) ?? one.value,
  }))
  const chosen = ofPlaces.filter(({ value }) => value === choices.place)
  const others = ofPlaces.filter(({ value }) => value !== choices.place)
  return {
    kinds,
    places: [...chosen, ...others].slice(0, maxPlaces),
    months: counted(left('month').flatMap(({ months }) => months.map(String))).sort(
      (one, other) => Number(one.value) - Number(other.value),
    ),
  }
}

function counted<Value extends string>(values: Value[]): { value: Value; total: number }[] {
  const totals = new Map<Value, number>()
  for (const value of values) totals.set(value, (totals.get(value) ?? 0) + 1)
  return [...totals].map(([value, total]) => ({ value, total })).sort((one, other) => other.total - one.total)
}
