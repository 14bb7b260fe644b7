import { createServer as createHttpServer } from 'node:http'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { readEnv } from './server/settings/env.ts'
import type { Site } from './server/site.ts'

type SiteModule = typeof import('./server/site.ts')

export async function develop(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const http = createHttpServer()
  const vite = await createViteServer({
    root: folder,
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  })
  const env = readEnv(environment)
  // The same module until one of its imports changes.
  const load = () => vite.ssrLoadModule('/server/site.ts') as Promise<SiteModule>
  const log = createLogger('site', env.LOG_LEVEL)
  let current: { module: SiteModule; site: Site } | undefined
  const siteOf = (module: SiteModule): Site => {
    if (current?.module !== module) {
      current?.site.close()
      current = { module, site: module.createSite(env, log, `${folder}public`) }
    }
    return current.site
  }
  const answer = getRequestListener(async request => siteOf(await load()).app.fetch(request))
  http.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)))
  http.listen(env.SITE_PORT, '127.0.0.1', () => log.info({ port: env.SITE_PORT }, 'listening, from sources'))
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => process.exit(0))
}
