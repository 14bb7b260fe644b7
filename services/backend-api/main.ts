import { join } from 'node:path'
import { migrate, openDatabase, waitForDatabase } from '@agency/chassis/database.ts'
import { listen } from '@agency/chassis/listen.ts'
import { createLogger } from '@agency/chassis/logger.ts'
import { backendApp } from './app.ts'
import { settings } from './settings.ts'

const log = createLogger('backend-api')
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'backend-api', log })
await waitForDatabase(pool, log)
await migrate(pool, join(import.meta.dirname, 'migrations'), 'backend')
listen({
  app: backendApp(pool, log),
  port: settings.BACKEND_PORT,
  portSetting: 'BACKEND_PORT',
  log,
  onStop: () => pool.end(),
})
