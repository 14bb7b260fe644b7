import { expect, test } from 'vitest'
import { createBulkhead, type Release } from './bulkhead.server.ts'

test('a released permit goes to the next call in the queue', async () => {
  const bulkhead = createBulkhead(1, 2)
  const release = (await bulkhead.acquire(60_000)) as Release
  const order: number[] = []
  const second = bulkhead.acquire(60_000).then(given => {
    order.push(2)
    return given as Release
  })
  const third = bulkhead.acquire(60_000).then(given => {
    order.push(3)
    return given as Release
  })
  expect({ inFlight: bulkhead.inFlight(), queued: bulkhead.queued() }).toEqual({ inFlight: 1, queued: 2 })
  release()
  release()
  ;(await second)()
  ;(await third)()
  expect(order).toEqual([2, 3])
  expect({ inFlight: bulkhead.inFlight(), queued: bulkhead.queued() }).toEqual({ inFlight: 0, queued: 0 })
})

test('a full queue refuses calls at once', async () => {
  const bulkhead = createBulkhead(1, 1)
  await bulkhead.acquire(60_000)
  void bulkhead.acquire(60_000)
  await expect(bulkhead.acquire(60_000)).resolves.toBe('full')
})

test('a call that waited too long leaves the queue and takes no permit', async () => {
  const bulkhead = createBulkhead(1, 1)
  const release = (await bulkhead.acquire(60_000)) as Release
  await expect(bulkhead.acquire(1)).resolves.toBe('late')
  expect(bulkhead.queued()).toBe(0)
  release()
  expect(bulkhead.inFlight()).toBe(0)
})
