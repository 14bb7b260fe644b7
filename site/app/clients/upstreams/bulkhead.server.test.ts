import { expect, test } from 'vitest'
import { createBulkhead, type Leave } from './bulkhead.server.ts'

test('as many as allowed run at once; the next in the queue follows whoever leaves', async () => {
  const places = createBulkhead(1, 2)
  const leave = (await places.take(60_000)) as Leave
  const order: number[] = []
  const second = places.take(60_000).then(given => {
    order.push(2)
    return given as Leave
  })
  const third = places.take(60_000).then(given => {
    order.push(3)
    return given as Leave
  })
  expect({ inFlight: places.inFlight(), queued: places.queued() }).toEqual({ inFlight: 1, queued: 2 })
  leave()
  leave()
  ;(await second)()
  ;(await third)()
  expect(order).toEqual([2, 3])
  expect({ inFlight: places.inFlight(), queued: places.queued() }).toEqual({ inFlight: 0, queued: 0 })
})

test('a full queue refuses at once', async () => {
  const places = createBulkhead(1, 1)
  await places.take(60_000)
  void places.take(60_000)
  await expect(places.take(60_000)).resolves.toBe('full')
})

test('who waited too long leaves the queue and takes no place', async () => {
  const places = createBulkhead(1, 1)
  const leave = (await places.take(60_000)) as Leave
  await expect(places.take(1)).resolves.toBe('late')
  expect(places.queued()).toBe(0)
  leave()
  expect(places.inFlight()).toBe(0)
})
