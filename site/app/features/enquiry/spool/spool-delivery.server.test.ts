import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Enquiry, EnquiryAnswer } from '../../../clients/backend/enquiries.server.ts'
import { createSpool } from './enquiry-spool.server.ts'
import { type Delivered, type SpoolDelivery, startDelivery } from './spool-delivery.server.ts'

let folder: string
let deliveries: SpoolDelivery[]
/** Keys in the order in which they were sent. */
let posts: string[]
/** What the backend says to the enquiry with this key; it takes all others. */
let says: Record<string, EnquiryAnswer>
let honoured: boolean | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'))
  deliveries = []
  posts = []
  says = {}
  honoured = true
})
afterEach(() => {
  for (const delivery of deliveries) delivery.stop()
  rmSync(folder, { recursive: true })
})

const log = createLogger('t', 'silent')
const spool = () => createSpool(folder, 'a secret of this test')
const enquiry = (key: string): Enquiry => ({
  form: 'contact',
  fields: sampleEnquiries.contact as Enquiry['fields'],
  envelope: { reference: 'F7RC-HVEP', receivedAt: '2026-11-20T00:00:00.000Z' },
  key,
})
const start = (options: Partial<Delivered> = {}) => {
  const post = async ({ key }: Enquiry): Promise<EnquiryAnswer> => {
    posts.push(key)
    return says[key] ?? { kind: 'taken', reference: 'F7RC-HVEP', receipt: false }
  }
  const delivery = startDelivery({ spool: spool(), post, honours: async () => honoured, log, ...options })
  deliveries.push(delivery)
  return delivery
}
const states = async () => (await spool().list()).map(({ state }) => state)
const timesOf = (key: string) => posts.filter(one => one === key).length
const eventually = { timeout: 15_000 }

const broken: EnquiryAnswer = { kind: 'not-taken', away: false, reason: 'answered 404' }
const away: EnquiryAnswer = { kind: 'not-taken', away: true, reason: 'unreachable' }
const unclear: EnquiryAnswer = { kind: 'unclear', reason: 'answered 500' }

test('several processes that share a folder deliver each enquiry once, without errors', async () => {
  const complaint = vi.spyOn(log, 'error')
  const keys = Array.from({ length: 30 }, (_, index) => `enquiry ${index}`)
  for (const key of keys) await spool().keep(enquiry(key))
  for (let process = 0; process < 3; process++) start()
  await expect.poll(states, eventually).toEqual([])
  expect(posts.sort()).toEqual(keys.sort())
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})

test.each([
  ['is refused by its address', broken],
  ['ends in a fault of the backend', unclear],
])(
  'an enquiry that %s does not hold up others, and is tried again',
  async (_, answer) => {
    says = { first: answer }
    for (const key of ['first', 'second', 'third']) await spool().keep(enquiry(key))
    const { counts } = start()
    await expect.poll(() => spool().holds('third'), eventually).toBe(false)
    expect(await spool().holds('second')).toBe(false)
    expect([timesOf('second'), timesOf('third')]).toEqual([1, 1])
    await expect.poll(() => timesOf('first'), eventually).toBeGreaterThan(1)
    expect(Object.values(counts())).toEqual([1])
    says = {}
    await expect.poll(states, eventually).toEqual([])
  },
  40_000,
)

test('an enquiry that keeps failing is set aside, and an error is logged', async () => {
  const complaint = vi.spyOn(log, 'error')
  says = { first: broken }
  await spool().keep(enquiry('first'))
  const { counts } = start({ giveUpAfter: 500 })
  await expect.poll(states, eventually).toEqual(['undelivered'])
  await expect.poll(counts, eventually).toEqual({ undelivered: 1 })
  expect(complaint).toHaveBeenCalledWith(expect.objectContaining({ reference: 'F7RC-HVEP' }), expect.any(String))
  complaint.mockRestore()
})

test('while the backend is away enquiries wait, and none is set aside', async () => {
  says = { first: away, second: away }
  for (const key of ['first', 'second']) await spool().keep(enquiry(key))
  start({ giveUpAfter: 0 })
  await expect.poll(() => timesOf('first'), eventually).toBeGreaterThan(1)
  expect(timesOf('second')).toBe(0)
  expect(await states()).toEqual(['waiting', 'waiting'])
  says = {}
  await expect.poll(states, eventually).toEqual([])
}, 40_000)

test('an enquiry that may have been accepted is not sent again to a backend without idempotency', async () => {
  honoured = false
  says = { first: unclear }
  await spool().keep(enquiry('first'))
  await spool().keep(enquiry('before'), 'unclear')
  const { counts } = start()
  await expect.poll(counts, eventually).toEqual({ doubtful: 2 })
  expect(posts).toEqual(['first'])
})

test('an enquiry that may have been accepted waits until the backend announces idempotency', async () => {
  honoured = undefined
  await spool().keep(enquiry('before'), 'unclear')
  const { counts } = start()
  await expect.poll(counts, eventually).toEqual({ unclear: 1 })
  expect(posts).toEqual([])
  honoured = true
  await expect.poll(states, eventually).toEqual([])
  expect(posts).toEqual(['before'])
})

test('an enquiry that a killed process was sending may have been accepted', async () => {
  honoured = false
  await spool().keep(enquiry('first'))
  const [entry] = await spool().list()
  if (!entry) throw new Error('nothing is kept')
  await spool().move(entry, 'sending')
  start({ maxSendingMs: 0 })
  await expect.poll(states, eventually).toEqual(['doubtful'])
  expect(posts).toEqual([])
})

test('a refused enquiry and an unreadable file are set aside for staff', async () => {
  says = { first: { kind: 'refused', error: 'No.', errors: {} } }
  await spool().keep(enquiry('first'))
  await createSpool(folder, 'another secret of this test').keep(enquiry('second'))
  const { counts } = start()
  await expect.poll(counts, eventually).toEqual({ refused: 1, unreadable: 1 })
})
