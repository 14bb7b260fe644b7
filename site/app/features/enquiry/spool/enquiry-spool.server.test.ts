import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { canMount, fillDisk, mountSmallDisk } from '@agency/testing/small-disk.ts'
import { beforeEach, expect, test } from 'vitest'
import type { Enquiry } from '../../../clients/backend/enquiries.server.ts'
import { createSpool, type EnquirySpool } from './enquiry-spool.server.ts'
import { heldInSpool } from './held-in-spool.server.ts'

const secret = 'a secret of sixteen characters'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
})

const enquiry = (key: string, message = 'Aisyah was here'): Enquiry => ({
  form: 'contact',
  fields: { ...(sampleEnquiries.contact as Enquiry['fields']), message },
  envelope: { reference: 'F7RC-HVEP', receivedAt: '2026-11-20T00:00:00.000Z' },
  key,
})

async function only(spool: EnquirySpool) {
  const [entry, ...rest] = await spool.list()
  if (!entry || rest.length > 0) throw new Error(`${rest.length} files too many`)
  return entry
}

test('stored enquiries are read by another process, oldest first', async () => {
  const spool = createSpool(join(folder, 'made when needed'), secret)
  for (const key of ['first', 'second', 'third']) await spool.keep(enquiry(key))
  const other = createSpool(join(folder, 'made when needed'), secret)
  const entries = await other.list()
  expect(await Promise.all(entries.map(entry => other.read(entry)))).toEqual(
    ['first', 'second', 'third'].map(key => enquiry(key)),
  )
})

test('the same enquiry twice is one file', async () => {
  const spool = createSpool(folder, secret)
  await Promise.all(Array.from({ length: 10 }, () => spool.keep(enquiry('same'))))
  expect(readdirSync(folder)).toHaveLength(1)
})

test('the files are encrypted', async () => {
  await createSpool(folder, secret).keep(enquiry('key'))
  const [name = ''] = readdirSync(folder)
  const file = readFileSync(join(folder, name), 'latin1')
  for (const word of ['Aisyah', 'example.com', 'contact', 'message']) expect(file).not.toContain(word)
})

test('a file that was cut off, changed, renamed or sealed with another secret does not open', async () => {
  const spool = createSpool(folder, secret)
  await spool.keep(enquiry('one'))
  const entry = await only(spool)
  const { name } = entry
  const whole = readFileSync(join(folder, name))
  await expect(createSpool(folder, 'another secret of characters').read(entry)).rejects.toThrow()
  const changed = whole.map((byte, at) => (at === 60 ? byte ^ 1 : byte))
  for (const broken of [whole.subarray(0, 40), Buffer.alloc(0), changed]) {
    writeFileSync(join(folder, name), broken)
    await expect(spool.read(entry)).rejects.toThrow()
  }
  writeFileSync(join(folder, name), whole)
  renameSync(join(folder, name), join(folder, `other-${name}`))
  await expect(spool.read({ ...entry, name: `other-${name}` })).rejects.toThrow()
})

test('an enquiry is stored under its state, which only one process sets', async () => {
  const spool = createSpool(folder, secret)
  await spool.keep(enquiry('one'))
  const entry = await only(spool)
  const claims = await Promise.all([1, 2, 3, 4].map(() => createSpool(folder, secret).move(entry, 'sending')))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await spool.list()).toMatchObject([{ name: entry.name, state: 'sending' }])
  expect(await spool.holds('one')).toBe(true)
  await spool.move(await only(spool), 'refused')
  expect(readdirSync(folder)).toEqual([`${entry.name}.refused`])
  expect(await spool.holds('one')).toBe(false)
  expect(await spool.read(await only(spool))).toEqual(enquiry('one'))
})

test('an enquiry that may have been accepted is stored as such', async () => {
  const spool = createSpool(folder, secret)
  await spool.keep(enquiry('one'), 'unclear')
  expect(await only(spool)).toMatchObject({ state: 'unclear' })
  expect(await spool.holds('one')).toBe(true)
  expect(await spool.holds('two')).toBe(false)
})

test('enquiries of an address are found, also those set aside, and expire', async () => {
  const spool = createSpool(folder, secret)
  for (const key of ['waiting', 'refused']) await spool.keep(enquiry(key))
  const other = enquiry('of another person')
  await spool.keep({ ...other, fields: { ...other.fields, email: 'other@example.com' } })
  writeFileSync(join(folder, 'b40ce4.enquiry.unreadable'), 'not sealed')
  for (const entry of await spool.list()) {
    const kept = await spool.read(entry).catch(() => undefined)
    if (kept?.key === 'refused') await spool.move(entry, 'refused')
  }
  const held = await heldInSpool(spool, 'aisyah@example.com')
  expect(held.found.map(one => one.enquiry.key).sort()).toEqual(['refused', 'waiting'])
  expect(held.unreadable).toBe(1)
  writeFileSync(join(folder, 'half.enquiry.0a1b.tmp'), 'half')
  expect(await spool.removeOld(60_000, 60_000)).toBe(0)
  expect(await spool.removeOld(60_000, -1)).toBe(1)
  expect(await spool.removeOld(-1, -1)).toBe(2)
  expect(await spool.list()).toHaveLength(2)
})

test('an invalid folder fails when an enquiry is stored', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(createSpool(join(folder, 'file'), secret).keep(enquiry('one'))).rejects.toThrow()
})

test.runIf(canMount())('on a full disk keeping fails; what was kept before stays whole and can leave', async () => {
  const unmount = mountSmallDisk(folder)
  try {
    const spool = createSpool(folder, secret)
    const kept: string[] = []
    let failure: unknown
    for (let number = 0; number < 100 && !failure; number++) {
      await spool.keep(enquiry(`key ${number}`, 'x'.repeat(3000))).then(
        () => kept.push(`key ${number}`),
        error => {
          failure = error
        },
      )
    }
    expect(failure).toMatchObject({ code: 'ENOSPC' })
    expect(kept.length).toBeGreaterThan(3)
    const found = await Promise.all((await spool.list()).map(async entry => (await spool.read(entry)).key))
    expect(found.sort()).toEqual(kept.sort())
    fillDisk(join(folder, 'filling'))
    for (const entry of await spool.list()) {
      const claimed = await spool.move(entry, 'sending')
      if (claimed) await spool.remove(claimed)
    }
    expect(await spool.list()).toEqual([])
  } finally {
    unmount()
  }
})
