/**
 * `npm run pdpa -- breach --from MOMENT --to MOMENT [--known MOMENT]`, and its log: `… breaches`. Prints JSON; reads
 * the other services' answers as JSON from standard input.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { heldPersonsSchema } from '@agency/contracts/people/held-persons.ts'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import * as z from 'zod'
import { settings } from '../../settings.ts'
import { readMoment } from './clock.ts'
import { listBreaches, writeBreach } from './write-breach.ts'

const text = { type: 'string' } as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: text, to: text, known: text },
})
const log = createLogger('pdpa', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'pdpa', log, max: 1 })

try {
  print(positionals[0] === 'breaches' ? await listBreaches(pool) : await written())
} catch (error) {
  process.stderr.write(`That did not work: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await pool.end()
}

async function written() {
  const from = readMoment(values.from ?? '')
  const to = readMoment(values.to ?? '', true)
  const knownAt = values.known ? readMoment(values.known) : new Date()
  if (!from || !to || !knownAt || from >= to) throw new Error('--from, --to and --known are days or moments, in order')
  const elsewhere = z.record(z.string(), heldPersonsSchema).parse(JSON.parse(readFileSync(0, 'utf8') || '{}'))
  return writeBreach(pool, { from, to, knownAt }, elsewhere)
}

function print(what: unknown): void {
  process.stdout.write(`${JSON.stringify(what, null, 2)}\n`)
}
