import { createServer as createHttpServer } from 'node:http'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'

type SiteModule = typeof import('./server/site.ts')

/**
 * Runs the site from its sources: every request sees the newest code, and the browser reloads after a change.
 * @param folder The site's folder.
 */
export async function develop(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const http = createHttpServer()
  const vite = await createViteServer({
    root: folder,
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  })
  const load = () => vite.ssrLoadModule('/server/site.ts') as Promise<SiteModule>
  const env = (await load()).readEnv(environment)
  const log = createLogger('site', env.LOG_LEVEL)
  const site = getRequestListener(async request => {
    const { createSite } = await load()
    return createSite(env, log, `${folder}public`).app.fetch(request)
  })
  http.on('request', (request, response) => vite.middlewares(request, response, () => site(request, response)))
  http.listen(env.SITE_PORT, '127.0.0.1', () => log.info({ port: env.SITE_PORT }, 'listening, from sources'))
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => process.exit(0))
}
