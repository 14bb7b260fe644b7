/** The backend API as a process: `node services/backend-api/main.ts`. Settings: `settings.ts`. */
import { join } from 'node:path'
import { checkDatabase, migrate, openDatabase, waitForDatabase } from '@agency/chassis/database.ts'
import { listen } from '@agency/chassis/listen.ts'
import { createLogger } from '@agency/chassis/logger.ts'
import { backendApp } from './app.ts'
import { settings } from './settings.ts'

const log = createLogger('backend-api', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'backend-api', log })
let migrated = false

const app = backendApp({
  log,
  ready: {
    database: () => checkDatabase(pool),
    migrations: () => {
      if (!migrated) throw new Error('the tables are not up to date yet')
    },
  },
})
// Listening comes first: a taken port is said at once, and a process that still waits can be told to stop.
listen({ app, port: settings.BACKEND_PORT, portSetting: 'BACKEND_PORT', log, onStop: () => pool.end() })

await waitForDatabase(pool, log)
await migrate(pool, join(import.meta.dirname, 'migrations'), 'backend')
migrated = true
