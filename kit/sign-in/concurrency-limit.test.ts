import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('one address cannot take all permits, and released permits are free again', () => {
  const enter = createConcurrencyLimit({ total: 3, perAddress: 2 })
  const [first, second] = [enter('a'), enter('a')]
  expect(enter('a')).toBeUndefined()
  const other = enter('b')
  expect(other).toBeDefined()
  expect(enter('c')).toBeUndefined()
  first?.()
  expect(enter('c')).toBeDefined()
  second?.()
  expect(enter('a')).toBeDefined()
})

test('slow work lowers the number of permits, and fast work raises it again', () => {
  let time = 0
  const enter = createConcurrencyLimit({ total: 8, perAddress: 100, maxMs: 400, now: () => time })
  /** How many get in at one moment; they leave after so many milliseconds. */
  const crowd = (ms: number) => {
    const leave = Array.from({ length: 20 }, () => enter('a')).filter(one => one !== undefined)
    time += ms
    for (const one of leave) one()
    return leave.length
  }
  expect(crowd(401)).toBe(8)
  expect(crowd(401)).toBe(2)
  expect(crowd(401)).toBe(2)
  for (let turn = 0; turn < 40; turn++) crowd(400)
  expect(crowd(400)).toBe(8)
})

test('even with few permits one address leaves some to others', () => {
  let time = 0
  const enter = createConcurrencyLimit({ total: 12, perAddress: 4, maxMs: 400, now: () => time })
  for (let turn = 0; turn < 20; turn++) {
    const leave = enter('slow')
    time += 401
    leave?.()
  }
  expect(enter('a')).toBeDefined()
  expect(enter('a')).toBeUndefined()
  expect(enter('b')).toBeDefined()
  expect(enter('c')).toBeUndefined()
})
