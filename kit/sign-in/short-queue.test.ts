import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { createShortQueue } from './short-queue.ts'

test('with one permit per address, the second caller of an office waits for the first', async () => {
  let time = 0
  const enter = createConcurrencyLimit({ total: 12, perAddress: 4, now: () => time })
  const begin = createShortQueue(enter, { total: 12, perAddress: 4 })
  for (let turn = 0; turn < 3; turn++) {
    const leave = await begin('office')
    time += 1000
    leave?.()
  }
  const first = await begin('office')
  expect(first).toBeDefined()
  expect(enter('office')).toBeUndefined()
  const second = begin('office')
  first?.()
  const leave = await second
  expect(leave).toBeDefined()
  leave?.()
})

test('callers are served in order, and one address cannot fill the queue', async () => {
  const begin = createShortQueue(createConcurrencyLimit({ total: 1, perAddress: 1 }), { total: 2, perAddress: 1 })
  const order: string[] = []
  const visit = async (address: string) => {
    const leave = await begin(address)
    order.push(`${address} ${leave ? 'in' : 'refused'}`)
    return leave
  }
  const first = await visit('a')
  const others = [visit('a'), visit('a'), visit('b'), visit('c')]
  first?.()
  for (const other of others) (await other)?.()
  expect(order).toEqual(['a in', 'a refused', 'c refused', 'a in', 'b in'])
})

test('no caller waits longer than the maximum', async () => {
  const begin = createShortQueue(createConcurrencyLimit({ total: 1, perAddress: 1 }), {
    total: 1,
    perAddress: 1,
    maxMs: 10,
  })
  await begin('a')
  expect(await begin('b')).toBeUndefined()
})
