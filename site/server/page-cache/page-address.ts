import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import { languageOfPath } from '../../app/addresses/languages/language-of-path.ts'
import { offersAnswerName } from '../../app/features/newsletter/offers-answer.server.ts'
import { termsLanguageName } from '../../app/features/site-settings/terms/terms-text.ts'
import { firstSegments, fixedRoutes } from '../../app/fixed-routes.ts'
import { shownName } from '../../app/page-types/destination/place-offers.ts'
import { leaveNames } from '../../app/page-types/leave/leave-choice.ts'
import { filterNames } from '../../app/page-types/listing/listing-filters.server.ts'

/** All other parameters are dropped from the cache key. */
const names = new Set<string>([...filterNames, 'sort', 'page', 'month', shownName, ...Object.values(leaveNames)])

/** The values appear on the page, so it is rendered for each visitor. */
const personalNames = new Set<string>([
  'q',
  'about',
  'departure',
  'room',
  termsLanguageName,
  'token',
  'error',
  'status',
  offersAnswerName,
  returnNotices.loginError,
  returnNotices.registerError,
])

const forOne = [...firstSegments(fixedRoutes.filter(({ isForOne }) => isForOne)), 'hooks', 'img']
const neverCached = new RegExp(`^/(?:${forOne.join('|')})(?:/|$)`)

const maxQueryLength = 200

export type PageAddress = {
  /** With the parameters of the cache key, sorted. */
  path: string
  hasQuery: boolean
}

/** Undefined when the page is rendered for each visitor. `target`: `/blog?page=2&utm_source=x`. */
export function pageAddress(target: string): PageAddress | undefined {
  const cut = target.indexOf('?')
  const path = cut < 0 ? target : target.slice(0, cut)
  if (neverCached.test(languageOfPath(path).inside)) return undefined
  if (cut < 0) return { path, hasQuery: false }
  const parameters = new URLSearchParams(target.slice(cut + 1))
  const pairs: [string, string][] = []
  for (const [name, value] of parameters) {
    if (personalNames.has(name)) return undefined
    if (names.has(name) && value !== '') pairs.push([name, value])
  }
  if (pairs.length === 0) return { path, hasQuery: false }
  const query = new URLSearchParams(pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))).toString()
  return query.length > maxQueryLength ? undefined : { path: `${path}?${query}`, hasQuery: true }
}
