import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@agency/chassis/logger.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import contactAnswer from '@agency/contracts/examples/backend.contact.json' with { type: 'json' }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Enquiry } from '../backend/enquiries.server.ts'
import { createSpool } from './enquiry-spool.server.ts'
import { startDelivery } from './spool-delivery.server.ts'

let folder: string
let backend: Server
let keys: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'))
  keys = []
  backend = createServer((request, response) => {
    keys.push(String(request.headers['idempotency-key']))
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(contactAnswer))
    })
  })
  await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', () => resolve()))
})

afterEach(async () => {
  await new Promise(resolve => backend.close(resolve))
  rmSync(folder, { recursive: true })
})

const enquiry = (key: string): Enquiry => ({
  form: 'contact',
  fields: sampleEnquiries.contact as Enquiry['fields'],
  envelope: { reference: 'F7RC-HVEP', receivedAt: '2026-11-20T00:00:00.000Z' },
  key,
})

test('several processes that share a folder deliver everything, and none complains that another was quicker', async () => {
  const log = createLogger('t', 'silent')
  const complaint = vi.spyOn(log, 'error')
  const spool = () => createSpool(folder, 'a secret of this test')
  const names = Array.from({ length: 30 }, (_, index) => `enquiry ${index}`)
  for (const name of names) await spool().keep(enquiry(name))
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const deliveries = [1, 2, 3].map(() => startDelivery(spool(), url, log))
  await expect.poll(() => spool().waiting(), { timeout: 20_000 }).toEqual([])
  await expect.poll(() => new Set(keys).size).toBe(names.length)
  for (const delivery of deliveries) delivery.stop()
  expect(complaint).not.toHaveBeenCalled()
})
