import { expect, test } from 'vitest'
import { keptWhileSame } from './kept-while-same.ts'

test('a result is calculated once for an object and a key, and again when what it depends on changes', () => {
  const kept = keptWhileSame<object, string, string>()
  const [deal, holidays] = [{}, new Set()]
  const asked: string[] = []
  const ask = (day: string, key: string, about: object = deal) =>
    kept(about, [day, holidays], key, () => {
      asked.push(`${day} ${key}`)
      return key.toUpperCase()
    })
  expect([ask('1', 'a'), ask('1', 'b'), ask('1', 'a')]).toEqual(['A', 'B', 'A'])
  expect(asked).toEqual(['1 a', '1 b'])
  ask('2', 'a')
  ask('2', 'a', {})
  expect(asked).toEqual(['1 a', '1 b', '2 a', '2 a'])
})
