import { type SearchChoices, type SearchKind, searchChoices } from '@agency/contracts/content/search/search.ts'
import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import { searchResultsWords } from '@agency/words/search/results/words.ts'
import type { Facets } from '../../clients/content/search-answer.server.ts'

/** Leaves out unknown values. */
export function choicesIn(query: URLSearchParams): SearchChoices {
  const { kind, place, month } = searchChoices
  return {
    kind: kind.safeParse(query.get('kind')).data,
    place: place.safeParse(query.get('place')).data,
    month: month.safeParse(query.get('month')).data,
  }
}

export function resultsAddress(question: string, choices: SearchChoices, page = 1): string {
  const query = new URLSearchParams({ q: question })
  for (const [name, choice] of Object.entries(choices)) if (choice) query.set(name, String(choice))
  if (page > 1) query.set('page', String(page))
  return `/search?${query}`
}

export type Filter = {
  label: string
  /** The first link, which removes this filter. */
  all: { href: string; isChosen: boolean }
  options: { label: string; total: number; href: string; isChosen: boolean }[]
}

/** Leaves out filters without options. */
export function filtersOf({ kinds, places, months }: Facets, choices: SearchChoices, question: string): Filter[] {
  const filter = (
    name: keyof SearchChoices,
    label: string,
    options: { value: string; label: string; total?: number | undefined }[],
  ) => {
    const to = (value: string | undefined) => resultsAddress(question, { ...choices, [name]: value })
    const chosen = choices[name] === undefined ? '' : String(choices[name])
    return {
      label,
      all: { href: to(undefined), isChosen: !chosen },
      options: options.map(one => ({
        label: one.label,
        total: one.total ?? 0,
        href: to(one.value),
        isChosen: one.value === chosen,
      })),
    }
  }
  const say = searchResultsWords()
  return [
    filter(
      'kind',
      say.what,
      kinds.flatMap(one => ({ ...one, label: say.kinds[one.value as SearchKind] ?? '' })).filter(one => one.label),
    ),
    filter(
      'place',
      say.where,
      places.map(one => ({ ...one, label: one.name || one.value })),
    ),
    filter(
      'month',
      say.when,
      months.map(one => ({ ...one, label: monthName(Number(one.value)) })).filter(one => one.label),
    ),
  ].filter(({ options, all }) => options.length > 1 || !all.isChosen)
}
