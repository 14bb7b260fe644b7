import { setTimeout as sleep } from 'node:timers/promises'
import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import { type ContentCache, type Quarantine, type Reading, routeListKey } from '../cache/content-cache.server.ts'
import { depths } from '../depths.ts'
import { findKnownNode, plainKey } from '../readers/known-nodes.ts'
import { lostHalf } from './route-list.server.ts'
import type { RouteIndex } from './route-resolution.ts'

/** The languages besides English of each page, and of the site: those in which a page is there. */
export type SiteLanguages = {
  all: readonly Culture[]
  of(key: string): readonly Culture[]
  /** False while the content system is away: a page may be there. */
  areKnown: boolean
  /** Those of the pages in any other language. */
  keys?: ReadonlySet<string>
  /** By language, where each has segments of its own; otherwise a page has one path. */
  lists?: ReadonlyMap<Language, RouteIndex>
}

const noCulture: readonly Culture[] = []
export const englishOnly: SiteLanguages = { all: noCulture, of: () => noCulture, areKnown: true }
const unknown: SiteLanguages = { ...englishOnly, areKnown: false }

const pauseAfterFailure = 5000
const maxFirstWait = 1200

/** Waits for the newer list however long it takes, if it is patient. */
export type ReadLanguages = (options?: Pick<Reading<unknown>, 'isPatient'>) => Promise<SiteLanguages>

/** The languages of the route list. A site whose content system knows none of them is in English only. */
export function createSiteLanguages(
  cache: ContentCache,
  offered: readonly Culture[] = cultures,
  clock = performance,
): ReadLanguages {
  const accept = (body: unknown) => languagesIn(body, offered)
  const path = `/umbraco/shared/getRoute?deep=${depths.routes}&culture=${cultures[0]}`
  let askAt = Number.NEGATIVE_INFINITY
  return async options => {
    if (clock.now() < askAt) return unknown
    const answer = cache.read(path, { keys: [routeListKey], accept, quarantine, ...options }).catch(failure => {
      if (failure instanceof UpstreamFailure && failure.kind === 'not-found') return englishOnly
      askAt = clock.now() + pauseAfterFailure
      return unknown
    })
    // At the first call only, so that a slow content system does not take twice its time from a page.
    return cache.peek(path) ? answer : Promise.race([answer, sleep(maxFirstWait, unknown, { ref: false })])
  }
}

/** As the route list, a list without half of the pages has to last, unless those were announced. */
function quarantine(old: SiteLanguages, fresh: SiteLanguages, announced: ReadonlySet<string>): Quarantine | undefined {
  const keys = [...(old.keys ?? [])]
  const changed = new Set([...announced].map(plainKey))
  const lost = lostHalf(keys, key => !fresh.keys?.has(key) && !changed.has(key))
  if (lost === undefined) return undefined
  return { reason: `${lost} of ${keys.length} pages are missing in other languages`, acceptedLater: true }
}

/** For a content system with a route list for each language; its pages are there if their list has them. */
export function createListedLanguages(sources: ListSources): () => Promise<SiteLanguages> {
  let last: SiteLanguages | undefined
  return async () => {
    try {
      const lists = await Promise.all(sources.map(async ([language, read]) => [language, await listed(read)] as const))
      if (!last || lists.some(([language, list]) => last?.lists?.get(language) !== list)) last = languagesOf(lists)
      return last
    } catch (failure) {
      if (failure instanceof UpstreamFailure) return unknown
      throw failure
    }
  }
}

type ListSources = readonly (readonly [Language, () => Promise<RouteIndex>])[]

/** Undefined for a language without pages. */
const listed = (read: () => Promise<RouteIndex>): Promise<RouteIndex | undefined> =>
  read().catch(failure => {
    if (failure instanceof UpstreamFailure && nothingListed.has(failure.kind)) return undefined
    throw failure
  })

const nothingListed = new Set<string>(['unexpected-shape', 'not-found'])

function languagesOf(read: (readonly [Language, RouteIndex | undefined])[]): SiteLanguages {
  const lists = new Map(read.flatMap(([language, list]) => (list ? [[language, list] as const] : [])))
  const has = (culture: Culture, key: string) => pathIn(lists.get(culture), key) !== undefined
  const of = (key: string) => cultures.filter(culture => has(culture, key))
  return { all: cultures.filter(culture => lists.has(culture)), of, areKnown: true, lists }
}

const pathIn = (list: RouteIndex | undefined, key: string) => list && findKnownNode(list.nodes, key)?.path

/** The path of a page in a language; undefined where the language has a list of its own without it. */
export function pathOfPage({ lists }: SiteLanguages, page: { key: string; path: string }, language: Language) {
  return lists ? pathIn(lists.get(language), page.key) : page.path
}

export function languagesIn(body: unknown, offered: readonly Culture[] = cultures): SiteLanguages {
  const byKey = new Map<string, readonly Culture[]>()
  collect(body, { byKey, offered })
  if (byKey.size === 0) return englishOnly
  const all = cultures.filter(culture => [...byKey.values()].some(there => there.includes(culture)))
  return { all, of: key => byKey.get(plainKey(key)) ?? noCulture, areKnown: true, keys: new Set(byKey.keys()) }
}

type Collecting = { byKey: Map<string, readonly Culture[]>; offered: readonly Culture[] }

/** Nodes without a key have a number, as in the route list. */
function collect(nodes: unknown, collecting: Collecting): void {
  const { byKey, offered } = collecting
  if (!Array.isArray(nodes)) return
  for (const node of nodes) {
    const { key, id, cultures: there, items } = (node ?? {}) as Record<string, unknown>
    const languages = Array.isArray(there) ? offered.filter(culture => there.includes(culture)) : noCulture
    if (languages.length > 0) byKey.set(plainKey(String(key || id)), languages)
    collect(items, collecting)
  }
}
