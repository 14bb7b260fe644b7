import './steady-memory.ts'
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { listen } from '@agency/chassis/listen.ts'
import { createLogger } from '@agency/chassis/logger.ts'
import { serveMetrics } from '@agency/chassis/metrics.ts'
import { startTracing } from '@agency/chassis/tracing.ts'
import { readEnv } from './app/env.server.ts'
import { joinInstances } from './instances/instances.ts'
import { runWorkers } from './instances/workers.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

if (process.env.SITE_DEV === '1') {
  const { develop } = await import('./development.ts')
  await develop(folder, process.env)
} else {
  const env = readEnv(process.env)
  const log = createLogger('site', env.LOG_LEVEL)
  if (env.WORKERS > 1 && cluster.isPrimary) {
    serveMetrics({ port: env.SITE_METRICS_PORT, host: env.METRICS_HOST, log })
    await runWorkers({ count: env.WORKERS, log, drainSeconds: env.DRAIN_SECONDS })
  } else {
    // Named in a variable, because the build does not exist yet when the sources are checked.
    const build: string = './build/server/index.js'
    const { createSite }: typeof import('./app/site.server.ts') = await import(build)
    const instances = await joinInstances(env, log)
    const { app, answerKept, warmUp } = createSite(env, log, `${folder}build/client`, instances)
    warmUp()
    listen({
      ...{ app, answerFirst: answerKept, port: env.SITE_PORT, portSetting: 'SITE_PORT', log, serving: env },
      metricsPort: env.SITE_METRICS_PORT,
      tracing: await startTracing('site', env),
      onStop: instances.close,
    })
  }
}
