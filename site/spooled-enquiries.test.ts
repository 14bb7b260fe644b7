import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { beforeEach, expect, test } from 'vitest'
import { createSpool, type EnquirySpool, type SpoolState } from './app/features/enquiry/spool/enquiry-spool.server.ts'

const secret = 'a secret of sixteen characters'
let folder: string
let spool: EnquirySpool

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spooled-'))
  spool = createSpool(join(folder, 'spool'), secret)
  for (const reference of ['F7RC-HVEP', 'AKKP-ATVW', 'QXW2-MPQ2']) {
    const envelope = { reference, receivedAt: '2026-11-20T00:00:00.000Z' }
    await spool.keep({ form: 'contact', fields: sampleEnquiries.contact as never, envelope, key: reference })
  }
  const [refused, doubtful] = await spool.list()
  if (refused && doubtful) await Promise.all([spool.move(refused, 'refused'), spool.move(doubtful, 'doubtful')])
})

function run(...words: string[]) {
  const env = { ...process.env, DATA_DIR: folder, SITE_SECRET: secret }
  const command = join(import.meta.dirname, 'spooled-enquiries.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

async function states(): Promise<Record<string, SpoolState>> {
  const entries = await spool.list()
  const named = entries.map(async entry => [(await spool.read(entry)).envelope.reference, entry.state] as const)
  return Object.fromEntries(await Promise.all(named))
}

test('the command lists enquiries set aside, sends one again and deletes one; waiting ones stay', async () => {
  const lines = run('list').stdout.trim().split('\n')
  const listed = lines.map(line => JSON.parse(line))
  expect(listed.map(({ reference, why }) => [reference, why])).toEqual([
    ['F7RC-HVEP', 'refused'],
    ['AKKP-ATVW', 'doubtful'],
  ])
  expect(listed[0].fields).toEqual(sampleEnquiries.contact)

  expect(run('retry', 'F7RC-HVEP').stdout).toBe('1 waiting to be sent\n')
  expect(run('drop', 'AKKP-ATVW').stdout).toBe('1 deleted\n')
  expect(await states()).toEqual({ 'F7RC-HVEP': 'waiting', 'QXW2-MPQ2': 'waiting' })
})

test('an enquiry that the backend may have is sent again only by name', async () => {
  expect(run('retry').stdout).toBe('1 waiting to be sent\n')
  expect(await states()).toMatchObject({ 'F7RC-HVEP': 'waiting', 'AKKP-ATVW': 'doubtful' })
  expect(run('retry', 'AKKP-ATVW').stdout).toBe('1 waiting to be sent\n')
  expect(await states()).toMatchObject({ 'AKKP-ATVW': 'waiting' })
})

test('only enquiries set aside can be deleted, by name', async () => {
  expect(run('drop')).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') })
  expect(run('drop', 'QXW2-MPQ2')).toMatchObject({ status: 1, stderr: expect.stringContaining('QXW2-MPQ2') })
  expect(Object.keys(await states())).toHaveLength(3)
})
