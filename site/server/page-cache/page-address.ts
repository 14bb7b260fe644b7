import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import { offersAnswerName } from '../../app/features/newsletter/offers-answer.server.ts'
import { firstSegments, fixedRoutes } from '../../app/fixed-routes.ts'
import { shownName } from '../../app/page-types/destination/place-offers.ts'
import { filterNames } from '../../app/page-types/listing/listing-filters.server.ts'

/** Names in an address that make another page of it. Every other name is left out, so nobody can fill the memory with it. */
const names = new Set<string>([...filterNames, 'sort', 'page', 'month', shownName])

/** Names whose words stand in the page: such pages are for the one who asked. */
const personalNames = new Set<string>([
  'q',
  'about',
  'token',
  'error',
  'status',
  offersAnswerName,
  returnNotices.loginError,
  returnNotices.registerError,
])

/** Addresses whose answers are never cached here: those for one visitor, and what the server answers without a page. */
const forOne = [...firstSegments(fixedRoutes.filter(({ isForOne }) => isForOne)), 'hooks', 'img']
const neverCached = new RegExp(`^/(?:${forOne.join('|')})(?:/|$)`)

const longestQuery = 200

export type PageAddress = {
  /** Path and query with the names that count, in one order. */
  path: string
  hasQuery: boolean
}

/**
 * The page an address means, or undefined when it must be made for each visitor.
 * @param target Path and query as they came, for example `/blog?page=2&utm_source=x`.
 */
export function pageAddress(target: string): PageAddress | undefined {
  const cut = target.indexOf('?')
  const path = cut < 0 ? target : target.slice(0, cut)
  if (neverCached.test(path)) return undefined
  if (cut < 0) return { path, hasQuery: false }
  const given = new URLSearchParams(target.slice(cut + 1))
  const known: [string, string][] = []
  for (const [name, value] of given) {
    if (personalNames.has(name)) return undefined
    if (names.has(name) && value !== '') known.push([name, value])
  }
  if (known.length === 0) return { path, hasQuery: false }
  const query = new URLSearchParams(known.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))).toString()
  return query.length > longestQuery ? undefined : { path: `${path}?${query}`, hasQuery: true }
}
