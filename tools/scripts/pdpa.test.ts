import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { idempotencyHeader } from '@agency/contracts/backend/enquiry.ts'
import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type RunningService, runService } from '@agency/testing/run-service.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './install/steps.mjs'

let database: TestDatabase
let pool: Pool
let booking: RunningService
let backend: RunningService
const dataDir = mkdtempSync(path.join(tmpdir(), 'pdpa-'))

beforeAll(async () => {
  database = await testDatabase()
  pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
  booking = await runService('booking-site', { DATABASE_URL: database.url })
  backend = await runService('backend-api', { DATABASE_URL: database.url, BOOKING_INTERNAL_URL: booking.url })
  await post(enquiryKinds.contact.path, sampleEnquiries.contact, 'view-of-aisyah')
  await post(enquiryKinds.visa.path, { ...sampleEnquiries.visa, email: 'AISYAH@example.com' }, 'view-of-aisyah-2')
  await post(
    enquiryKinds.contact.path,
    { ...sampleEnquiries.contact, name: 'Other', email: 'other@example.com' },
    'view-of-other',
  )
  await post(backendCalls.newsletter.path, { email: 'aisyah@example.com' })
  await post(backendCalls.ssoLogin.path, { email: 'Aisyah@example.com', password: 'wrong' })
  await pool.query(`insert into booking.sessions (account_id, remembered, expires_at)
    select id, true, now() + interval '1 day' from booking.accounts where email = 'aisyah@example.com'`)
  await pool.query(
    `insert into booking.mails (recipient, subject, text) values ('aisyah@example.com', 'Hello', 'secret-link')`,
  )
}, 120_000)
afterAll(async () => {
  await backend.stop()
  await booking.stop()
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true })
})

async function post(where: string, body: object, key = 'view-of-this-test') {
  const headers = { 'content-type': 'application/json', [idempotencyHeader]: key }
  const answer = await fetch(backend.url + where, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status, where).toBe(200)
}

async function pdpa(action: 'export' | 'erase' | 'breach', ...args: string[]) {
  const who = action === 'breach' ? [] : [' Aisyah@Example.com ']
  const command = [path.join(import.meta.dirname, 'pdpa.ts'), action, ...who, ...args]
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: dataDir }
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, complaints }
}

const query = async (sql: string) => (await pool.query(sql)).rows

test('the export combines the data of site, booking site and backend, without secrets', async () => {
  const { code, out } = await pdpa('export')
  expect(code).toBe(0)
  const { held } = JSON.parse(out)
  expect(held.enquiries).toHaveLength(2)
  expect(held.newsletter).toMatchObject([{ email: 'aisyah@example.com' }])
  expect(held.accounts).toMatchObject([
    {
      email: 'aisyah@example.com',
      firstName: 'Aisyah',
      hasPassword: true,
      members: [{ agreedTermsAt: expect.any(String) }],
      trips: expect.arrayContaining([expect.objectContaining({ reference: expect.any(String) })]),
      sessions: [{ remembered: true }],
      walletLots: expect.arrayContaining([expect.objectContaining({ note: 'Sample' })]),
    },
  ])
  expect(held['account mails']).toEqual([{ createdAt: expect.any(String), subject: 'Hello', attempts: 0 }])
  expect(held['kept by the site']).toEqual([])
  expect(out).not.toMatch(/argon2|secret-link|other@example\.com/)
}, 120_000)

test('after a breach all services say whose data was used, and their addresses are written where only their owner reads them', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const { code, out } = await pdpa('breach', '--from', '2026-01-01', '--to', tomorrow)
  expect(code).toBe(0)
  const { personsFile, persons, places, personsBy, texts } = JSON.parse(out)
  expect(places).toMatchObject({ audit: 1, enquiries: 2, newsletter: 1, studio: 0, 'kept by the site': 0 })
  const list = readFileSync(personsFile, 'utf8').trim().split('\n')
  expect(list).toEqual(expect.arrayContaining(['aisyah@example.com', 'daniel@example.com', 'other@example.com']))
  expect(list).toHaveLength(persons)
  expect(statSync(personsFile).mode & 0o777).toBe(0o600)
  expect(personsBy).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d \(MYT\)$/)
  expect(readFileSync(path.join(root, texts.split(',')[0]), 'utf8')).toMatch(/^## After a breach$/m)
  expect((await pdpa('breach', '--from', tomorrow, '--to', '2026-01-01')).complaints).toContain('Usage:')
}, 120_000)

test('if one service fails, it erases nothing, and the command reports what the others did', async () => {
  await query('alter table booking.agency_applications rename to out_of_reach')
  const exported = await pdpa('export')
  expect([exported.code, exported.out]).toEqual([1, ''])
  expect(exported.complaints).toContain('Nothing was exported, because the booking site could not be read.')
  const { code, out, complaints } = await pdpa('erase')
  await query('alter table booking.out_of_reach rename to agency_applications')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toEqual({
    'kept by the site': 0,
    studio: 0,
    enquiries: 2,
    newsletter: 1,
    'requests for own data': 0,
    'person of the desk': 0,
  })
  expect(complaints).toContain('Nothing was erased by the booking site.')
  expect(await query(`select 1 from booking.accounts where email = 'aisyah@example.com'`)).toHaveLength(1)
  expect(await query('select 1 from booking.mails')).toHaveLength(1)
}, 120_000)

test('after an erasure no table of any service contains the person, and the audit has one line for all', async () => {
  const [{ id }] = await query(`select id from booking.accounts where email = 'aisyah@example.com'`)
  expect(await query('select 1 from booking.sign_in_attempts')).toHaveLength(1)
  const erased = {
    'kept by the site': 0,
    studio: 0,
    accounts: 1,
    'account mails': 1,
    'agency registrations': 0,
    'bookings kept by law': 3,
  }
  const nothing = { enquiries: 0, newsletter: 0, 'requests for own data': 0, 'person of the desk': 0 }
  const { code, out } = await pdpa('erase')
  expect([code, JSON.parse(out)]).toEqual([0, { ...erased, ...nothing }])
  // Every table there is, so that a new one cannot be forgotten.
  const tables = await query(`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('backend', 'booking') and table_type = 'BASE TABLE'`)
  expect(tables.length).toBeGreaterThan(15)
  for (const { name } of tables) {
    for (const { row } of await query(`select to_jsonb(t) as row from ${name} t`)) {
      expect(JSON.stringify(row), name).not.toMatch(/aisyah/i)
      expect(row.account_id, name).not.toBe(Number(id))
    }
  }
  expect(await query('select 1 from booking.sign_in_attempts')).toEqual([])
  expect(await query(`select email from booking.accounts where email like 'daniel%'`)).toHaveLength(1)
  expect(await query('select email from backend.enquiries')).toEqual([{ email: 'other@example.com' }])
  const [last] = await query(`select details from backend.audit where action = 'pdpa-erase' order by at desc limit 1`)
  expect(last.details).toEqual({ ...erased, ...nothing })
}, 120_000)
