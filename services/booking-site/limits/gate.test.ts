import { expect, test } from 'vitest'
import { gate } from './gate.ts'

test('one address cannot take every place, and leaving makes room', () => {
  const enter = gate({ total: 3, perAddress: 2 })
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
