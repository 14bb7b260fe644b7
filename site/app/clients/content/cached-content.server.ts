import { join } from 'node:path'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { type ContentCache, createContentCache } from './cache/content-cache.server.ts'
import { type ContentSnapshot, createContentSnapshot } from './cache/content-snapshot.server.ts'
import { createContentConnection } from './connection/content-connection.server.ts'
import { type ContentSource, createContentSource, type ReadingSettings } from './content-source.server.ts'
import { type ContentReport, createContentReport } from './readers/content-report.server.ts'

export type ContentSettings = ReadingSettings & { CONTENT_URL: string; DATA_DIR: string }

export type CachedContent = {
  source: ContentSource
  cache: ContentCache
  snapshot: ContentSnapshot
  report: ContentReport
}

export function createCachedContent(
  env: ContentSettings,
  log: Logger,
  onUnannounced?: (keys: string[]) => void,
): CachedContent {
  const snapshot = createContentSnapshot({ folder: join(env.DATA_DIR, 'site/content'), source: env.CONTENT_URL, log })
  const cache = createContentCache(createContentConnection(env.CONTENT_URL), { snapshot, onUnannounced })
  return { source: createContentSource(cache, env), cache, snapshot, report: createContentReport() }
}
