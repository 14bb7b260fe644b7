/** `npm run jobs -- list|retry|drop [queue]`, for example `retry mail` after a repair of the mail server. */
import * as z from 'zod'
import { openDatabase } from '../database/database.ts'
import { createLogger } from '../observability/logger.ts'
import { databaseUrl, readSettings } from '../process/settings.ts'
import { deadJobs, dropDead, retryDead } from './dead-jobs.ts'

const [action, queue] = process.argv.slice(2)
if (action !== 'list' && action !== 'retry' && action !== 'drop') {
  process.stderr.write('Usage: npm run jobs -- list|retry|drop [queue]\n')
  process.exit(1)
}
const settings = readSettings(z.object({ DATABASE_URL: databaseUrl }), process.env, {})
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'jobs', log: createLogger('jobs', 'warn'), max: 1 })
try {
  if (action === 'list') {
    for (const job of await deadJobs(pool, queue)) process.stdout.write(`${JSON.stringify(job)}\n`)
  } else if (action === 'retry') {
    process.stdout.write(`${await retryDead(pool, queue)} back in the queue\n`)
  } else {
    process.stdout.write(`${await dropDead(pool, queue)} deleted\n`)
  }
} catch (error) {
  process.stderr.write(`That did not work: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await pool.end()
}
