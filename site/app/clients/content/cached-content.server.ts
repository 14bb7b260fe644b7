import { join } from 'node:path'
import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { type ContentCache, createContentCache } from './cache/content-cache.server.ts'
import { type ContentSnapshot, createContentSnapshot } from './cache/content-snapshot.server.ts'
import { createContentConnection } from './connection/content-connection.server.ts'
import { type ContentSource, createContentSource, type ReadingSettings } from './content-source.server.ts'
import { type ContentReport, createContentReport } from './readers/content-report.server.ts'
import { createSiteLanguages, type SiteLanguages } from './routes/site-languages.server.ts'

export type ContentSettings = ReadingSettings & { CONTENT_URL: string; DATA_DIR: string }

export type CachedContent = {
  source: ContentSource
  cache: ContentCache
  /** A cache for each language, since readings of an answer use words and addresses. */
  inCulture: Record<Culture, Pick<CachedContent, 'source' | 'cache'>>
  languages: () => Promise<SiteLanguages>
  /** `*` stands for all keys. */
  forget(keys: string[]): void
  snapshot: ContentSnapshot
  report: ContentReport
}

export function createCachedContent(
  env: ContentSettings,
  log: Logger,
  onUnannounced?: (keys: string[]) => void,
): CachedContent {
  const snapshot = createContentSnapshot({ folder: join(env.DATA_DIR, 'site/content'), source: env.CONTENT_URL, log })
  const newCache = () => createContentCache(createContentConnection(env.CONTENT_URL), { snapshot, onUnannounced })
  const readIn = (culture?: Culture) => {
    const cache = newCache()
    return { cache, source: createContentSource(cache, env, undefined, culture) }
  }
  const main = readIn()
  const inCulture = Object.fromEntries(
    cultures.map(culture => [culture, readIn(culture)]),
  ) as CachedContent['inCulture']
  return {
    ...main,
    inCulture,
    languages: createSiteLanguages(main.cache),
    snapshot,
    report: createContentReport(),
    forget(keys) {
      for (const { cache } of [main, ...Object.values(inCulture)]) cache.forget(keys)
    },
  }
}
