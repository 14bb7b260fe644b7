import { expect, test } from 'vitest'
import { failoverRun } from './failover-run.ts'

test.each(['killed', 'vanished'] as const)(
  'enquiries arrive 50 a second while the primary database is %s and its standby promoted: none is lost or doubled',
  async how => {
    const report = await failoverRun(how)
    console.log(report)
    expect(report).toMatchObject({ missing: [], doubled: [], withoutMail: [] })
    expect(report.enquiries).toBe(report.acknowledged)
    expect(report.acknowledged).toBeGreaterThan(300)
    expect(report.spooled).toBeGreaterThan(0)
  },
  600_000,
)
