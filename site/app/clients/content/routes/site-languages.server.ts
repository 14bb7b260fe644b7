import { setTimeout as sleep } from 'node:timers/promises'
import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import { type ContentCache, routeListKey } from '../cache/content-cache.server.ts'
import { depths } from '../depths.ts'
import { plainKey } from '../readers/known-nodes.ts'

/** The languages besides English of each page, and of the site: those in which a page is there. */
export type SiteLanguages = {
  all: readonly Culture[]
  of(key: string): readonly Culture[]
  /** False while the content system is away: a page may be there. */
  areKnown: boolean
}

const noCulture: readonly Culture[] = []
export const englishOnly: SiteLanguages = { all: noCulture, of: () => noCulture, areKnown: true }
const unknown: SiteLanguages = { ...englishOnly, areKnown: false }

const pauseAfterFailure = 5000
const maxFirstWait = 1200

/** The languages of the route list. A site whose content system knows none of them is in English only. */
export function createSiteLanguages(cache: ContentCache, clock = performance): () => Promise<SiteLanguages> {
  const path = `/umbraco/shared/getRoute?deep=${depths.routes}&culture=${cultures[0]}`
  let askAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (clock.now() < askAt) return unknown
    const answer = cache.read(path, { keys: [routeListKey], accept: languagesIn }).catch(failure => {
      if (failure instanceof UpstreamFailure && failure.kind === 'not-found') return englishOnly
      askAt = clock.now() + pauseAfterFailure
      return unknown
    })
    // At the first call only, so that a slow content system does not take twice its time from a page.
    return cache.peek(path) ? answer : Promise.race([answer, sleep(maxFirstWait, unknown, { ref: false })])
  }
}

export function languagesIn(body: unknown): SiteLanguages {
  const byKey = new Map<string, readonly Culture[]>()
  collect(body, byKey)
  if (byKey.size === 0) return englishOnly
  const all = cultures.filter(culture => [...byKey.values()].some(there => there.includes(culture)))
  return { all, of: key => byKey.get(plainKey(key)) ?? noCulture, areKnown: true }
}

/** Nodes without a key have a number, as in the route list. */
function collect(nodes: unknown, byKey: Map<string, readonly Culture[]>): void {
  if (!Array.isArray(nodes)) return
  for (const node of nodes) {
    const { key, id, cultures: there, items } = (node ?? {}) as Record<string, unknown>
    const languages = Array.isArray(there) ? cultures.filter(culture => there.includes(culture)) : noCulture
    if (languages.length > 0) byKey.set(plainKey(String(key || id)), languages)
    collect(items, byKey)
  }
}
