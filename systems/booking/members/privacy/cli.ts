/**
 * Personal data by e-mail address; a part of `npm run pdpa -- export|erase <email>` and `… breach <from> <to>`. Prints
 * JSON: entries, removed entries and retained bookings, or persons held and touched in the interval.
 */
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { databaseUrl, readSettings } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { bookingDatabase, migrateBooking } from '../../database/booking-database.ts'
import { addressesWithin } from './held-about.ts'
import { erasePerson, exportPerson } from './person.ts'

const settings = readSettings(z.object({ DATABASE_URL: databaseUrl }), process.env)
const [action, email = '', to = ''] = process.argv.slice(2)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'pdpa', log: createLogger('pdpa', 'error'), max: 1 })
try {
  // Our tables may be missing: some agencies use another booking site.
  await migrateBooking(pool)
  const db = bookingDatabase(pool)
  const acts = { export: () => exportPerson(db, email), erase: erased, breach: touched }
  process.stdout.write(JSON.stringify(await acts[action as keyof typeof acts]()))

  async function touched() {
    return { accounts: await addressesWithin(db, { from: new Date(email), to: new Date(to) }) }
  }

  async function erased() {
    const { removed, kept } = await erasePerson(db, email)
    return { ...removed, 'bookings kept by law': kept.length }
  }
} catch (error) {
  process.stderr.write(`That did not work: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await pool.end()
}
