import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { idempotencyHeader } from '@agency/contracts/backend/enquiry.ts'
import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { type MailServer, startMailServer } from '@agency/testing/mail-server.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BackendProcess, startBackendProcess } from './testing/backend-process.ts'

const submissions = Number(process.env.KILL_TEST_SUBMISSIONS ?? 120)
const kills = Math.max(4, Math.round(submissions / 80))
const senders = 8

let database: TestDatabase
let mails: MailServer
let backend: BackendProcess
let content: { url: string; stop: () => void }

beforeAll(async () => {
  ;[database, mails, content] = await Promise.all([testDatabase(), startMailServer(), startContentSettings()])
  backend = await startBackendProcess({
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    CONTENT_URL: content.url,
    SUPPORT_MAILBOX: 'care@agency.example',
  })
}, 60_000)
afterAll(async () => {
  await backend.stop()
  await mails.stop()
  content.stop()
  await database.stop()
})

test(`of ${submissions} enquiries, sent while the backend is killed again and again, none is lost or doubled`, async () => {
  const acknowledged = new Map<string, string>()
  let next = 0
  let attempts = 0
  const send = async () => {
    while (next < submissions) {
      const key = `kill-test-view-${next++}`
      for (let reference: string | undefined; reference === undefined; attempts++) {
        reference = await submit(key)
        if (reference === undefined) await sleep(20)
        else acknowledged.set(key, reference)
      }
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, send))
  for (let round = 0; round < kills; round++) {
    await sleep(100 + Math.random() * 500)
    await backend.killAndRestart()
  }
  await sending

  expect(attempts).toBeGreaterThan(submissions)
  const client = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
  const { rows } = await client.query('select reference, idempotency_key as key from backend.enquiries')
  expect(rows).toHaveLength(submissions)
  for (const { reference, key } of rows) expect(acknowledged.get(key)).toBe(reference)
  expect(new Set(acknowledged.values()).size).toBe(submissions)

  // Jobs of a killed process are free again after half a minute; this test does not wait for their next attempts.
  await client.query(`update backend_jobs.job set start_after = now() where state = 'retry'`)
  await eventually(
    'every mail left',
    async () => {
      const { rows } = await client.query(`select count(*)::int as left from backend.mails where state <> 'sent'`)
      return rows[0].left === 0
    },
    60_000,
  )
  await client.end()
  const left = new Map<string, number>()
  for (const { messageId = '' } of mails.received) left.set(messageId, (left.get(messageId) ?? 0) + 1)
  expect(left.size).toBe(2 * submissions)
  const doubled = [...left.values()].filter(times => times > 1).length
  console.log(`${attempts} attempts, ${kills} kills, ${doubled} of ${left.size} mails left twice`)
  // At most those in the air at a kill.
  expect(doubled).toBeLessThanOrEqual(kills * 4)
}, 600_000)

async function submit(key: string): Promise<string | undefined> {
  try {
    const response = await fetch(backend.url + enquiryKinds.contact.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify({ ...sampleEnquiries.contact, message: `This is ${key}.` }),
      signal: AbortSignal.timeout(5000),
    })
    const { data } = (await response.json()) as { data?: { reference: string } }
    return response.ok ? data?.reference : undefined
  } catch {
    return undefined
  }
}

/** The two calls of a content system that the backend makes. */
async function startContentSettings() {
  const server = createServer((request, response) => {
    const body = request.url?.includes('gettoken') ? { Token: 'token' } : { brandName: 'Test Agency' }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
