import { expect, test } from 'vitest'
import { median, table } from './table.ts'

test('the median takes each figure in the middle by itself', () => {
  const runs = [
    { perSecond: 30, p50: 1, p99: 9, processor: 3 },
    { perSecond: 10, p50: 3, p99: 7, processor: 1 },
    { perSecond: 20, p50: 2, p99: 8, processor: 2 },
  ]
  expect(median(runs)).toEqual({ perSecond: 20, p50: 2, p99: 8, processor: 2 })
})

test('every server is compared with nginx sending the same page', () => {
  const measured = (perSecond: number) => ({ perSecond, p50: 1, p99: 2, processor: 0.01 })
  const rows = [
    { page: 'home', bytes: 10, server: 'site', measured: measured(50) },
    { page: 'home', bytes: 10, server: 'nginx', measured: measured(200) },
    { page: 'detail', bytes: 10, server: 'site', measured: measured(10) },
    { page: 'detail', bytes: 10, server: 'nginx', measured: measured(100) },
  ]
  const lines = table(rows)
    .split('\n')
    .filter(line => line.includes('site'))
  expect(lines.map(line => line.split('|')[5]?.trim())).toEqual(['25.0 %', '10.0 %'])
})
