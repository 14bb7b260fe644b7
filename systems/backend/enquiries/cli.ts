/**
 * `npm run answered -- K7Q2-M4TX … [--at 2026-11-25T14:30]`, Malaysian time. The website derives its usual answer time
 * from these.
 */
import { parseArgs } from 'node:util'
import { readReference } from '@agency/contracts/backend/reference.ts'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { readMoment } from '../privacy/breach/clock.ts'
import { settings } from '../settings.ts'
import { noteAnswered } from './answer-times.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
const at = values.at === undefined ? new Date() : readMoment(values.at)

if (positionals.length === 0 || !at || at > new Date()) {
  process.stderr.write('Usage: npm run answered -- K7Q2-M4TX … [--at 2026-11-25T14:30]\n')
  process.exit(1)
}
const lines = {
  noted: 'noted as answered',
  before: 'was noted as answered before',
  unknown: 'there is no such enquiry, or it was sent later',
}
const pool = openDatabase({
  url: settings.DATABASE_URL,
  name: 'answered',
  log: createLogger('answered', settings.LOG_LEVEL),
  max: 1,
})
try {
  for (const typed of positionals) {
    const reference = readReference(typed)
    const outcome = reference ? await noteAnswered(pool, reference, at) : 'unknown'
    process.stdout.write(`${reference ?? typed}: ${lines[outcome]}\n`)
    if (outcome === 'unknown') process.exitCode = 1
  }
} finally {
  await pool.end()
}
