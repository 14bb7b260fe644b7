import { join } from 'node:path'
import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { type ContentCache, type ContentCacheOptions, createContentCache } from './cache/content-cache.server.ts'
import { type ContentSnapshot, createContentSnapshot } from './cache/content-snapshot.server.ts'
import { connectionIn } from './connection/language-connection.server.ts'
import { type ContentSource, createContentSource, type ReadingSettings } from './content-source.server.ts'
import { type ContentReport, createContentReport } from './readers/content-report.server.ts'
import {
  createListedLanguages,
  createSiteLanguages,
  type ReadLanguages,
  type SiteLanguages,
} from './routes/site-languages.server.ts'

export type ContentSettings = ReadingSettings & { CONTENT_URL: string; DATA_DIR: string }

export type CachedContent = {
  source: ContentSource
  cache: ContentCache
  /** A cache for each language, since readings of an answer use words and addresses. */
  inCulture: Record<Culture, Pick<CachedContent, 'source' | 'cache'>>
  languages: ReadLanguages
  /** As the cache of a preview has them. */
  languagesOf: (cache: ContentCache) => Promise<SiteLanguages>
  /** `*` stands for all keys. */
  forget(keys: string[]): void
  snapshot: ContentSnapshot
  report: ContentReport
}

/** The content in each language. @param options Of each cache. */
export function readContentIn(env: Omit<ContentSettings, 'DATA_DIR'>, options: ContentCacheOptions = {}) {
  const ways = env.CONTENT_MAPPING?.languages
  const readIn = (culture?: Culture) => {
    const cache = createContentCache(connectionIn(env.CONTENT_URL, culture, ways), options)
    return { cache, source: createContentSource(cache, env, undefined, culture) }
  }
  const main = readIn()
  const inCulture = Object.fromEntries(
    cultures.map(culture => [culture, readIn(culture)]),
  ) as CachedContent['inCulture']
  const offered = cultures.filter(culture => !env.LANGUAGES?.length || env.LANGUAGES.includes(culture))
  const listed = offered.filter(culture => ways?.[culture])
  const lists = listed.map(culture => [culture, inCulture[culture].source.routes] as const)
  const readLanguages = (cache: ContentCache) =>
    ways ? createListedLanguages([[mainLanguage, main.source.routes], ...lists]) : createSiteLanguages(cache, offered)
  return {
    ...main,
    inCulture,
    languages: readLanguages(main.cache),
    languagesOf: (cache: ContentCache) => readLanguages(cache)(),
  }
}

export function createCachedContent(
  env: ContentSettings,
  log: Logger,
  onUnannounced?: (keys: string[]) => void,
): CachedContent {
  const snapshot = createContentSnapshot({ folder: join(env.DATA_DIR, 'site/content'), source: env.CONTENT_URL, log })
  const content = readContentIn(env, { snapshot, onUnannounced })
  return {
    ...content,
    snapshot,
    report: createContentReport(),
    forget(keys) {
      for (const { cache } of [content, ...Object.values(content.inCulture)]) cache.forget(keys)
    },
  }
}
