/**
 * Mails that were given up: `npm run mail -- dead` lists them with the reason, `npm run mail -- retry` puts them back
 * into the queue, for example after the mail server's set-up was mended.
 */
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { note } from '../privacy/audit.ts'
import { settings } from '../settings.ts'
import { deadMails, reviveDead } from './outbox.ts'

const action = process.argv[2]
if (action !== 'dead' && action !== 'retry') {
  process.stderr.write('Usage: npm run mail -- dead|retry\n')
  process.exit(1)
}
const log = createLogger('mail', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'mail', log, max: 1 })
try {
  if (action === 'dead') {
    for (const mail of await deadMails(pool)) process.stdout.write(`${JSON.stringify(mail)}\n`)
  } else {
    const revived = await reviveDead(pool)
    await note(drizzle(pool), 'dead-mails-revived', { revived })
    process.stdout.write(`${revived} back in the queue\n`)
  }
} catch (error) {
  process.stderr.write(`That did not work: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await pool.end()
}
