import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { EdgeSettings } from '../../settings/edge-setting.ts'
import { edgeAdapters, type TagHeader, tagHeaderOf } from './edge-adapters.ts'
import { everyPage, tagsOfChange } from './page-tags.ts'
import { createPurger } from './purger.ts'

export type Edge = {
  tagHeader: TagHeader
  /** `*` stands for all keys. Call it after this process has invalidated its own pages. */
  purge(keys: string[]): void
  state(): { waiting: number; failures: number }
  close(): void
}

/** Every instance purges its own, so the last purge comes after the last old page. A new instance purges all. */
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
