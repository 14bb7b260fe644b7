import { expect } from 'vitest'
import { testWith } from './needs.ts'
import { rollingRestart } from './rolling-restart.ts'

const test = testWith('nginx')

// The long form, a million requests: `npm run test:long -- restart`.
test('a rolling restart of two instances fails no request', async () => {
  const report = await rollingRestart({ requests: 20_000, restarts: 4 })
  console.log(report)
  expect(report).toMatchObject({ failed: [], sentTwice: 0, lost: [] })
  expect(report.requests).toBeGreaterThanOrEqual(20_000)
  expect(report.restarts).toBeGreaterThanOrEqual(4)
  expect(report.enquiries).toBeGreaterThan(10)
  expect(report.delivered).toBe(report.enquiries)
  expect(report.slowestStop).toBeLessThan(10_000)
}, 600_000)
