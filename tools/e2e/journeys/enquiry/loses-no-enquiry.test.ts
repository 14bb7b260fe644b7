import { expect, test } from 'vitest'
import { killRun } from './kill-run.ts'

test('no acknowledged enquiry is lost or duplicated while processes are killed and some press twice', async () => {
  const report = await killRun(200)
  expect(report.kills).toBeGreaterThan(1)
  expect(report).toMatchObject({ acknowledged: 200, enquiries: 200, missing: [], doubled: [], withoutMail: [] })
}, 600_000)
