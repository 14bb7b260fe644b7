/**
 * `npm run pdpa -- export|erase <email>` and `… breach <from> <to>` for studio users. Prints JSON: the entries, the number
 * of removed ones, or all users and those whose data was read or changed in the interval.
 */
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { databaseUrl, readSettings } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { contentDatabase, migrateContent } from '../../../database/content-database.ts'
import { erasePerson, exportPerson, usersWithin } from './person.ts'

const settings = readSettings(z.object({ DATABASE_URL: databaseUrl }), process.env)
const [action, email = '', to = ''] = process.argv.slice(2)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'pdpa', log: createLogger('pdpa', 'error'), max: 1 })
try {
  // An agency with another content system has a database without our tables.
  await migrateContent(pool)
  const db = contentDatabase(pool)
  const acts = {
    export: () => exportPerson(db, email),
    erase: () => erasePerson(db, email),
    breach: () => usersWithin(db, { from: new Date(email), to: new Date(to) }),
  }
  process.stdout.write(JSON.stringify(await acts[action as keyof typeof acts]()))
} catch (error) {
  process.stderr.write(`That did not work: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await pool.end()
}
