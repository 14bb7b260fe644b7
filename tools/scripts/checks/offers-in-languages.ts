import { contentInOtherLetters } from '@agency/content-system/testing/in-other-letters.ts'
import type { Culture } from '@agency/contracts/content/route-node.ts'
import { forReader } from '@agency/site/app/addresses/languages/reader.server.ts'
import { createContentCache } from '@agency/site/app/clients/content/cache/content-cache.server.ts'
import { newPageDependencies } from '@agency/site/app/clients/content/cache/page-dependencies.server.ts'
import { createContentSource } from '@agency/site/app/clients/content/content-source.server.ts'
import { resolveRoute } from '@agency/site/app/clients/content/routes/route-resolution.ts'
import { UpstreamFailure } from '@agency/site/app/clients/upstreams/upstream-failure.ts'
import { departuresOf } from '@agency/site/app/features/offer-choice/departures/departure-days.ts'
import type { OfferModel } from '@agency/site/app/features/offer-choice/offer-card.tsx'
import { quoteOf } from '@agency/site/app/features/offer-choice/price-choice.ts'
import type { PageRequest } from '@agency/site/app/page-types/page/page-loader.server.ts'
import { loadPage } from '@agency/site/app/page-types/page.server.ts'
import { readEnv } from '@agency/site/server/settings/env.ts'

const today = '2026-11-28'
const now = Date.parse(`${today}T04:00:00Z`)
const env = readEnv({})
const read = await contentInOtherLetters(new Date(now))

async function connection(path: string) {
  const response = await read(path)
  if (!response.ok) throw new UpstreamFailure('content', 'not-found', path)
  const text = await response.text()
  return { body: JSON.parse(text) as unknown, text }
}
const sourceIn = (culture?: Culture) => createContentSource(createContentCache(connection), env, undefined, culture)
const sources = { en: sourceIn(), ms: sourceIn('ms'), zh: sourceIn('zh') }
export const languages = Object.keys(sources) as (keyof typeof sources)[]

/** The answer of the site's code to a reader of a language, at the address of a page. */
export function asRead<Made>(
  language: keyof typeof sources,
  address: string,
  make: (request: PageRequest) => Promise<Made>,
): Promise<Made> {
  const content = sources[language]
  const url = new URL(address, env.SITE_URL)
  const reader = { language, siteUrl: env.SITE_URL, pages: {}, placeOf: (path: string) => path }
  return forReader(reader, async () => {
    const route = resolveRoute(await content.routes(), url.pathname)?.page
    if (!route) throw new Error(`There is no page at ${url.pathname}`)
    const uses = newPageDependencies(now)
    const visit = { addressesAt: () => [], cameFromUs: false, isAgent: false }
    return make({ content, english: sources.en, env, route, url, uses, today, now, ...visit })
  })
}

/** @param alias Of one type of pages; without it, those of all pages. */
export const pathsOf = async (alias?: string): Promise<string[]> => {
  const pages = [...(await sources.en.routes()).byPath.values()]
  return pages.filter(page => alias === undefined || page.alias === alias).map(({ path }) => path)
}

/** Numbers, addresses, and where words are, but for names on maps, and statements that an English page has in Malay too. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string')
    return /^(?:[/#?]|https?:)/.test(value) ? value.replace(/^(https?:..[^/]+)?\/(?:ms|zh)(?=\/)/, '$1') : value && '…'
  if (Array.isArray(value)) return value.map(withoutWords).filter(one => one !== undefined)
  if (typeof value !== 'object' || value === null) return value
  if ('language' in value) return undefined
  const facts = Object.entries(value).filter(([name]) => !('x' in value && name === 'label'))
  return Object.fromEntries(facts.map(([name, one]) => [name, withoutWords(one)]))
}

/** Everything on a page that is the same for readers of every language. */
export const factsOfPage = (language: (typeof languages)[number], address: string) =>
  asRead(language, address, async request => {
    const page = await loadPage(request)
    if (page.type === 'detail') return { page: withoutWords(page), ...factsOfOffer(page.offer) }
    if (page.type === 'form') {
      const { values, given: filled, countries } = page.form
      const form = { ...page.form, countries: [] }
      const sent = countries?.map(one => (typeof one === 'string' ? one : one.value))
      return { page: withoutWords({ ...page, form }), values, given: filled, countries: sent }
    }
    if (page.type !== 'listing') return { page: withoutWords(page) }
    const filters = page.filters.map(({ name, options, more }) => ({
      name,
      values: [...options, ...more].map(({ value, count }) => `${value}: ${count}`).sort(),
    }))
    return { page: withoutWords({ ...page, filters: [] }), filters }
  })

const parties = 'adults=2 adults=1 adults=3&children=2&childAges=4,9 adults=1&children=1&childAges=7 adults=14'.split(
  ' ',
)

function factsOfOffer({ table, kind }: OfferModel) {
  if (!table) return {}
  const { groups = {}, ...facts } = table
  const places = table.rows.flatMap(({ label: departure }) =>
    (table.columns.length > 0 ? table.columns : ['']).map(room => ({ departure, room, people: '' })),
  )
  const sums = places.flatMap(place =>
    parties.map(party => {
      const quote = quoteOf(table, { ...place, ...Object.fromEntries(new URLSearchParams(party)) }, kind)
      return quote?.fromTable ? withoutWords(quote) : quote?.byPlanner
    }),
  )
  const departures = places
    .slice(0, 3)
    .map(place => departuresOf(table, place).map(({ day, label, price, left }) => ({ day, label, price, left })))
  return { table: facts, groups: Object.keys(groups), sums, departures }
}
