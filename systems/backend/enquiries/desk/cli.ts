/** `npm run desk -- invite name@example.com Their Name [--administrator]` prints the link for choosing a password. */
import { parseArgs } from 'node:util'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { settings } from '../../settings.ts'
import { invite } from './people.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { administrator: { type: 'boolean', default: false } },
})
const [action, email, ...words] = positionals
const role = values.administrator ? 'administrator' : 'staff'
const log = createLogger('desk', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'desk', log, max: 1 })
try {
  const desk = { db: drizzle(pool), url: settings.deskUrl }
  const link = action === 'invite' && (await invite(desk, { email, name: words.join(' '), role, by: 'command' }))
  if (link) process.stdout.write(`${link}\nIt works once, for a week.\n`)
  else {
    process.stderr.write('Usage: npm run desk -- invite name@example.com Their Name [--administrator]\n')
    process.exitCode = 1
  }
} finally {
  await pool.end()
}
