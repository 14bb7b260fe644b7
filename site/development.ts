import { createLogger } from '@agency/chassis/logger.ts'
import { createServer } from 'vite'

type SiteModule = typeof import('./app/site.server.ts')

/**
 * Runs the site from its sources through Vite: every request sees the newest code, and the browser reloads after a change.
 * @param folder The site's folder.
 */
export async function startDevelopment(folder: string, environment: NodeJS.ProcessEnv) {
  const vite = await createServer({ root: folder, server: { middlewareMode: true }, appType: 'custom' })
  const { readEnv } = (await vite.ssrLoadModule('/app/env.server.ts')) as Pick<SiteModule, 'readEnv'>
  const env = readEnv(environment)
  const log = createLogger('site', env.LOG_LEVEL)
  return {
    env,
    log,
    app: {
      fetch: async (request: Request) => {
        const { createSite } = (await vite.ssrLoadModule('/app/site.server.ts')) as SiteModule
        return createSite(env, log, `${folder}public`).fetch(request)
      },
    },
    vite,
  }
}
