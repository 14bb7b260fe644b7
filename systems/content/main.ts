/** The content system: `node main.ts`. For trials: `--photographs` replaces the drawings, `--media folder` moves them. */

import { parseArgs } from 'node:util'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { startTracing } from '@agency/service-kit/observability/tracing.ts'
import { listen } from '@agency/service-kit/process/listen.ts'
import { contentApp } from './content-app.ts'
import { contentSystem } from './content-system.ts'
import { drawAhead } from './files/pictures/draw-ahead.ts'
import { readPhotographs } from './files/pictures/photographs.ts'
import { faultLine } from './files/reading/fault.ts'
import { maxBody } from './managing/media/max-body.ts'
import { contentSettings } from './settings.ts'

const { values: flags } = parseArgs({ options: { photographs: { type: 'boolean' }, media: { type: 'string' } } })
const read = contentSettings(process.env)
const settings = { ...read, mediaFolder: flags.media ?? read.mediaFolder }
const log = createLogger('content-system', settings.LOG_LEVEL)
const system = contentSystem(settings, log, flags.photographs ? readPhotographs() : [])
const app = contentApp(system, settings, log)
const tracing = await startTracing('content-system', settings)
listen({
  app,
  port: settings.CONTENT_PORT,
  maxBody,
  portSetting: 'CONTENT_PORT',
  log,
  serving: settings,
  tracing,
  onStop: system.stop,
})

const faults = await system.start().catch(error => {
  process.stderr.write(`The content system cannot start with this database (DATABASE_URL): ${error.message}\n`)
  process.exit(1)
})
for (const fault of faults) process.stderr.write(`${faultLine(fault)}\n`)
if (faults.length > 0 && system.store.current()?.byKey.size === 0) {
  process.stderr.write('There is no earlier content to fall back on.\n')
  process.exit(1)
}

await drawAhead(settings.mediaFolder, log)
