/**
 * A part of `npm run pdpa -- export|erase <email>`. The audit records both with the findings elsewhere, read as JSON
 * from standard input.
 */
import { readFileSync } from 'node:fs'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { settings } from '../settings.ts'
import { erasePerson, exportPerson } from './person.ts'

const [action, email] = process.argv.slice(2)

if ((action !== 'export' && action !== 'erase') || !email?.includes('@')) {
  process.stderr.write('Usage: npm run pdpa -- export|erase name@example.com\n')
  process.exit(1)
}
const log = createLogger('pdpa', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'pdpa', log, max: 1 })
try {
  const elsewhere = JSON.parse(readFileSync(0, 'utf8') || '{}')
  const act = action === 'export' ? exportPerson : erasePerson
  process.stdout.write(`${JSON.stringify(await act(pool, email, elsewhere), null, 2)}\n`)
} catch (error) {
  process.stderr.write(`That did not work: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await pool.end()
}
