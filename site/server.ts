import { fileURLToPath } from 'node:url'
import { listen } from '@agency/chassis/listen.ts'
import { createLogger } from '@agency/chassis/logger.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

if (process.env.SITE_DEV === '1') {
  const { develop } = await import('./development.ts')
  await develop(folder, process.env)
} else {
  // Named in a variable, because the build does not exist yet when the sources are checked.
  const build: string = './build/server/index.js'
  const { createSite, readEnv }: typeof import('./app/site.server.ts') = await import(build)
  const env = readEnv(process.env)
  const log = createLogger('site', env.LOG_LEVEL)
  const { app, answerKept } = createSite(env, log, `${folder}build/client`)
  listen({ app, answerFirst: answerKept, port: env.SITE_PORT, portSetting: 'SITE_PORT', log, serving: env })
}
