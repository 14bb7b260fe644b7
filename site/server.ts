import './steady-memory.ts'
import { fileURLToPath } from 'node:url'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { startTracing } from '@agency/service-kit/observability/tracing.ts'
import { listen } from '@agency/service-kit/process/listen.ts'
import { unusedSettings } from '@agency/service-kit/process/removed-settings.ts'
import { joinInstances } from './server/instances/instances.ts'
import { readEnv } from './server/settings/env.ts'
import type * as Site from './server/site.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

if (process.env.SITE_DEV === '1') {
  const { develop } = await import('./development.ts')
  await develop(folder, process.env)
} else {
  const env = readEnv(process.env)
  const log = createLogger('site', env.LOG_LEVEL)
  for (const line of [...unusedSettings(process.env), ...(env.CONTENT_MAPPING.notes ?? [])]) log.info(line)
  // A variable, because the build does not exist yet when the sources are checked.
  const build: string = './build/server/index.js'
  const { createSite }: typeof Site = await import(build)
  const instances = await joinInstances(env, log)
  const { app, answerFromCache, warmUp } = createSite(env, log, `${folder}build/client`, instances)
  // Tests start with an empty cache.
  if (!process.argv.includes('--cold')) warmUp()
  listen({
    app,
    answerFirst: answerFromCache,
    port: env.SITE_PORT,
    portSetting: 'SITE_PORT',
    log,
    serving: env,
    tracing: await startTracing('site', env),
    onStop: instances.close,
  })
}
