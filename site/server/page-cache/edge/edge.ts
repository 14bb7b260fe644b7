import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { EdgeSettings } from '../../settings/edge-setting.ts'
import { edgeAdapters, type TagHeader, tagHeaderOf } from './edge-adapters.ts'
import { everyPage, tagsOfChange } from './page-tags.ts'
import { createPurger } from './purger.ts'

/** The cache before the site, which keeps pages for a day because it is purged. */
export type Edge = {
  tagHeader: TagHeader
  /** Purges what was made from these content keys; `*` stands for all. Call it after this process has invalidated its own. */
  purge(keys: string[]): void
  state(): { waiting: number; failures: number }
  close(): void
}

/**
 * Every instance purges, each after it has invalidated its own pages: so the last purge comes after the last old page. An
 * instance that starts may have missed a change, and comes with other files than the last release, so it purges every page.
 */
export function openEdge(settings: EdgeSettings | undefined, log: Logger): Edge | undefined {
  if (settings === undefined) return undefined
  const purgers = edgeAdapters(settings).map(adapter => createPurger(adapter, log))
  const purge = (tags: string[]) => {
    for (const purger of purgers) purger.purge(tags)
  }
  purge([everyPage])
  return {
    tagHeader: tagHeaderOf(settings),
    purge: keys => purge(tagsOfChange(keys)),
    state() {
      const states = purgers.map(purger => purger.state())
      return {
        waiting: Math.max(...states.map(({ waiting }) => waiting)),
        failures: Math.max(...states.map(({ failures }) => failures)),
      }
    },
    close() {
      for (const purger of purgers) purger.close()
    },
  }
}
