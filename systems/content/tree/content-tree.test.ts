import { expect, test } from 'vitest'
import { row } from '../testing/rows.ts'
import { buildTree } from './content-tree.ts'
import { latestOnly } from './latest-only.ts'

const same = (properties: Record<string, unknown>) => properties
const at = (instant: string) => new Date(instant)

test('nodes show from publishAt to unpublishAt, with the nodes below them', () => {
  const rows = [
    row('promo', null, { publishAt: at('2026-01-10T00:00:00+08:00'), unpublishAt: at('2026-01-20T00:00:00+08:00') }),
    row('child', 'promo'),
    row('always', null),
    row('gone', null, { deletedAt: at('2025-01-01T00:00:00Z') }),
  ]
  const visible = (now: string) => [...buildTree(rows, 1, at(now), same).byKey.keys()].sort()
  expect(visible('2026-01-09T23:59:59+08:00')).toEqual(['always'])
  expect(visible('2026-01-10T00:00:00+08:00')).toEqual(['always', 'child', 'promo'])
  expect(visible('2026-01-20T00:00:00+08:00')).toEqual(['always'])
})

test('the tree knows its next scheduled change', () => {
  const rows = [
    row('a', null, { publishAt: at('2026-03-01T00:00:00Z') }),
    row('b', null, { unpublishAt: at('2026-02-01T00:00:00Z') }),
  ]
  const next = (now: string) => buildTree(rows, 1, at(now), same).nextChange?.toISOString()
  expect(next('2026-01-01T00:00:00Z')).toBe('2026-02-01T00:00:00.000Z')
  expect(next('2026-02-01T00:00:00Z')).toBe('2026-03-01T00:00:00.000Z')
  expect(next('2026-03-01T00:00:00Z')).toBeUndefined()
})

test('siblings stand in the order of sort, then name', () => {
  const rows = [row('c', null, { sort: 5 }), row('b', null, { sort: 9 }), row('a', null, { sort: 9 })]
  expect(buildTree(rows, 1, at('2026-01-01'), same).roots.map(node => node.key)).toEqual(['c', 'a', 'b'])
})

test('a node without its own date was updated on the Malaysian day of its change', () => {
  const rows = [row('a', null, { changedAt: at('2026-01-01T20:00:00Z') }), row('b', null, { updated: '2025-05-05' })]
  expect(buildTree(rows, 1, at('2026-02-01'), same).roots.map(node => node.updated)).toEqual([
    '2026-01-02',
    '2025-05-05',
  ])
})

test('a running task is not started twice, but runs once more for requests in the meantime', async () => {
  let started = 0
  const finish: (() => void)[] = []
  const run = latestOnly(() => {
    started++
    return new Promise<void>(resolve => finish.push(resolve))
  })
  const first = run()
  const second = run()
  const third = run()
  expect(started).toBe(1)
  finish[0]?.()
  await first
  await expect.poll(() => started).toBe(2)
  finish[1]?.()
  await Promise.all([second, third])
  expect(started).toBe(2)
})
