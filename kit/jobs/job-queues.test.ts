import { breakingLine } from '@agency/testing/breaking-line.ts'
import { testServer } from '@agency/testing/test-database.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase, prepareDatabase } from '../database/database.ts'
import { createLogger } from '../observability/logger.ts'
import { deadJobs, dropDead, retryDead } from './dead-jobs.ts'
import { GiveUp, type JobQueues, openJobQueues } from './job-queues.ts'

type Jobs = { greeting: { to: string }; other: { number: number } }

const log = createLogger('test', 'silent')
const rules = { attempts: 3, firstPause: 1, maxPause: 1, timeLimit: 60 }
const opened: JobQueues<Jobs>[] = []

const database = await testServer()
const pool = openDatabase({ url: database.url, name: 'test', log })
const db = drizzle(pool)
afterEach(async () => {
  await Promise.all(opened.splice(0).map(jobs => jobs.stop()))
  await pool.query('truncate test_jobs.job_common')
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

async function queues() {
  const jobs = openJobQueues<Jobs>({ pool, schema: 'test_jobs', queues: { greeting: rules, other: rules }, log })
  opened.push(jobs)
  await jobs.start()
  return jobs
}

test('a job exists only if its transaction is committed', async () => {
  const jobs = await queues()
  const seen: string[] = []
  await jobs.work('greeting', 1, async ({ data }) => void seen.push(data.to))
  const undone = db.transaction(async tx => {
    await jobs.enqueue(tx, 'greeting', [{ to: 'rolled back' }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await db.transaction(tx => jobs.enqueue(tx, 'greeting', [{ to: 'aisyah' }]))
  await expect.poll(() => seen).toEqual(['aisyah'])
})

test('a job that is added before the queues exist waits for them', async () => {
  const jobs = openJobQueues<Jobs>({ pool, schema: 'late_jobs', queues: { greeting: rules, other: rules }, log })
  opened.push(jobs)
  const added = jobs.enqueue(db, 'greeting', [{ to: 'aisyah' }])
  await jobs.start()
  expect(await added).toBe(1)
})

test('queues become ready even if the database goes away at any moment of their creation', async () => {
  for (const message of [1, 5, 8, 11]) {
    const line = await breakingLine(database.url, message)
    const own = openDatabase({ url: line.url, name: 'test', log })
    const jobs = openJobQueues<Jobs>({
      pool: own,
      schema: `broken_${message}`,
      queues: { greeting: rules, other: rules },
      log,
    })
    await prepareDatabase(log, jobs.start)
    expect(line.hasBroken()).toBe(true)
    expect(await jobs.enqueue(drizzle(own), 'greeting', [{ to: 'aisyah' }])).toBe(1)
    await jobs.stop()
    await own.end()
    await line.stop()
  }
})

test('several processes share the jobs, and each job runs once', async () => {
  const seen: number[] = []
  const both = await Promise.all([queues(), queues()])
  for (const jobs of both) await jobs.work('other', 2, async ({ data }) => void seen.push(data.number))
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  await both[0].enqueue(
    db,
    'other',
    numbers.map(number => ({ number })),
  )
  await expect.poll(() => seen.length).toBe(60)
  expect(seen.toSorted((a, b) => a - b)).toEqual(numbers)
})

test('a failing job is retried, then becomes a dead letter, and does not delay others', async () => {
  const jobs = await queues()
  const seen: string[] = []
  await jobs.enqueue(db, 'greeting', [{ to: 'poison' }, { to: 'refused' }, { to: 'first' }, { to: 'second' }])
  await jobs.work('greeting', 1, async ({ data, attempt }) => {
    seen.push(`${data.to} ${attempt}`)
    if (data.to === 'poison') throw new Error('not now')
    if (data.to === 'refused') throw new GiveUp('never')
  })
  await expect.poll(() => seen).toContain('second 1')
  expect(seen).not.toContain('poison 3')
  await expect.poll(async () => (await deadJobs(pool)).length, { timeout: 30_000 }).toBe(2)
  expect(seen.filter(one => one.startsWith('poison'))).toEqual(['poison 1', 'poison 2', 'poison 3'])
  expect(seen.filter(one => one.startsWith('refused'))).toEqual(['refused 1'])
  expect(await deadJobs(pool)).toMatchObject(
    ['refused', 'poison'].map(to => ({ schema: 'test_jobs', queue: 'greeting', data: { to } })),
  )

  expect(await retryDead(pool, 'greeting')).toBe(2)
  await expect.poll(() => seen.filter(one => one === 'refused 1').length).toBe(2)
  await expect.poll(async () => (await deadJobs(pool)).length, { timeout: 30_000 }).toBe(2)
  expect(await dropDead(pool, 'other')).toBe(0)
  expect(await dropDead(pool)).toBe(2)
  expect(await deadJobs(pool)).toEqual([])
})

test('the job of a killed process runs again', async () => {
  const jobs = await queues()
  await jobs.enqueue(db, 'greeting', [{ to: 'aisyah' }])
  await pool.query(`update test_jobs.job set state = 'active', started_on = now() - interval '1 minute',
    heartbeat_on = now() - interval '1 minute' where name = 'greeting'`)
  const seen: number[] = []
  await jobs.work('greeting', 1, async ({ attempt }) => void seen.push(attempt))
  await expect.poll(() => seen, { timeout: 40_000 }).toEqual([2])
}, 60_000)

test('stopping waits for running jobs', async () => {
  const jobs = await queues()
  let finish = () => {}
  let isDone = false
  const begun = new Promise<void>(resolve => {
    void jobs.work('greeting', 1, async () => {
      resolve()
      await new Promise<void>(end => {
        finish = end
      })
      isDone = true
    })
  })
  await jobs.enqueue(db, 'greeting', [{ to: 'aisyah' }])
  await begun
  const stopped = jobs.stop()
  finish()
  await stopped
  expect(isDone).toBe(true)
  expect((await pool.query(`select state from test_jobs.job where name = 'greeting'`)).rows).toEqual([
    { state: 'completed' },
  ])
})

test.skipIf(process.env.DATABASE_URL_TEST)(
  'the queue continues after the database was away',
  async () => {
    const jobs = await queues()
    const seen: string[] = []
    await jobs.work('greeting', 1, async ({ data }) => void seen.push(data.to))
    await database.kill()
    await database.restart()
    await expect
      .poll(() => jobs.enqueue(db, 'greeting', [{ to: 'aisyah' }]).then(() => 'added', String), { timeout: 20_000 })
      .toBe('added')
    await expect.poll(() => seen, { timeout: 20_000 }).toContain('aisyah')
  },
  60_000,
)
