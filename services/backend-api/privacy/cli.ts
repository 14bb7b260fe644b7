/**
 * What is held about a person, by their e-mail address: `npm run pdpa -- export|erase <email>`.
 * `export` prints it as JSON; `erase` removes it and says how much went. Both are noted in the audit.
 */
import { openDatabase } from '@agency/chassis/database.ts'
import { createLogger } from '@agency/chassis/logger.ts'
import { settings } from '../settings.ts'
import { erasePerson, exportPerson } from './person.ts'

const [action, email] = process.argv.slice(2)
const act = { export: exportPerson, erase: erasePerson }[action ?? '']

if (!act || !email?.includes('@')) {
  process.stderr.write('Usage: npm run pdpa -- export|erase name@example.com\n')
  process.exit(1)
}
const log = createLogger('pdpa', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'pdpa', log, max: 1 })
try {
  process.stdout.write(`${JSON.stringify(await act(pool, email), null, 2)}\n`)
} catch (error) {
  process.stderr.write(`That did not work: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await pool.end()
}
