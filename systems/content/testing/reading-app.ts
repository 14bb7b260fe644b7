import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import { addReadingRoutes, type ReadingOptions } from '../delivery/reading-routes.ts'
import { searchMemory } from '../delivery/search/search-memory.ts'

/** The calls of the site, of a tree in memory. */
export function readingApp(options: Pick<ReadingOptions, 'current'> & Partial<ReadingOptions>) {
  const app = httpService({ title: 'Test', version: '1', log: createLogger('test', 'silent'), ready: {} })
  addReadingRoutes(app, {
    tokenSecret: 'a-secret-for-this-test',
    previews: async () => undefined,
    previewSecret: 'another-secret-for-this-test',
    search: async (tree, question) => searchMemory(tree, question),
    countMiss: async () => {},
    redirects: () => [],
    ...options,
  })
  return app
}
