import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { beforeEach, expect, test } from 'vitest'
import { createSpool } from './app/features/enquiry/spool/enquiry-spool.server.ts'

const secret = 'a secret of sixteen characters'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pdpa-'))
})

const run = (...words: string[]) => {
  const env = { ...process.env, DATA_DIR: folder, SITE_SECRET: secret }
  return JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'pdpa-spool.ts'), ...words], { env }).toString(),
  )
}

test('the command exports and erases the data of an address, and no other', async () => {
  const spool = createSpool(join(folder, 'spool'), secret)
  const envelope = { reference: 'F7RC-HVEP', receivedAt: '2026-11-20T00:00:00.000Z' }
  for (const email of ['aisyah@example.com', 'other@example.com']) {
    const fields = { ...sampleEnquiries.contact, email } as never
    await spool.keep({ form: 'contact', fields, envelope, key: email })
  }
  expect(run('export', 'Aisyah@Example.com')).toMatchObject({
    'kept by the site': [{ form: 'contact', reference: 'F7RC-HVEP', fields: { email: 'aisyah@example.com' } }],
  })
  expect(run('erase', 'aisyah@example.com')).toEqual({ 'kept by the site': 1 })
  const left = await Promise.all((await spool.list()).map(async entry => (await spool.read(entry)).key))
  expect(left).toEqual(['other@example.com'])
  expect(run('erase', 'aisyah@example.com')).toEqual({ 'kept by the site': 0 })
})
