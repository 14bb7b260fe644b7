import { fileURLToPath } from 'node:url'
import { listen } from '@agency/chassis/listen.ts'
import { createLogger } from '@agency/chassis/logger.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const developing = process.env.SITE_DEV === '1'
const { app, env, log } = developing ? await develop() : await serveBuild()

listen({ app, port: env.SITE_PORT, portSetting: 'SITE_PORT', log })

/** The built site: `npm run build` must have run. */
async function serveBuild() {
  // Named in a variable, because the build does not exist yet when the sources are checked.
  const build: string = './build/server/index.js'
  const { createSite, readEnv }: typeof import('./app/site.server.ts') = await import(build)
  const env = readEnv(process.env)
  const log = createLogger('site', env.LOG_LEVEL)
  return { env, log, app: createSite(env, log, `${folder}build/client`) }
}

/** The site from its sources, reloaded when they change. */
async function develop() {
  const { startDevelopment } = await import('./development.ts')
  return startDevelopment(folder, process.env)
}
