/** `npm run --silent newsletter > subscribers.csv`: the confirmed subscribers, for a newsletter service. */
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { settings } from '../settings.ts'
import { subscriberList } from './subscriber-list.ts'

const pool = openDatabase({
  url: settings.DATABASE_URL,
  name: 'newsletter',
  log: createLogger('newsletter', settings.LOG_LEVEL),
  max: 1,
})
try {
  process.stdout.write(await subscriberList(pool, settings.SITE_URL ?? `http://localhost:${settings.SITE_PORT}`))
} finally {
  await pool.end()
}
