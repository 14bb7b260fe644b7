import { expect, test } from 'vitest'
import { presence } from './presence.ts'

test('an editor leaves the list after 30 silent seconds, and otherwise keeps the time of arrival', () => {
  let now = Date.parse('2026-11-20T04:00:00Z')
  const { enter, present } = presence(() => now)
  const names = () => present('page').map(({ name }) => name)
  enter('page', { id: '1', name: 'Aini' })
  now += 20_000
  enter('page', { id: '2', name: 'Ben' })
  now += 9000
  enter('page', { id: '1', name: 'Aini' })
  expect(present('page')[0]).toEqual({ name: 'Aini', since: '2026-11-20T04:00:00.000Z' })
  now += 25_000
  expect(names()).toEqual(['Aini'])
  now += 30_000
  expect(names()).toEqual([])
  expect(present('another')).toEqual([])
})
