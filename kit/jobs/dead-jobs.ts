import { PgBoss } from 'pg-boss'
import type { Pool } from '../database/database.ts'
import { deadQueue } from './job-queues.ts'

export type DeadJob = { schema: string; queue: string; id: string; givenUpAt: Date; data: object; reason: unknown }

export async function deadJobs(pool: Pool, only?: string): Promise<DeadJob[]> {
  const deadJobs: DeadJob[] = []
  for (const { boss, schema, queue } of await queuesOf(pool, only)) {
    const jobs = await boss.findJobs<object>(deadQueue(queue), { queued: true })
    const oldestFirst = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
    for (const { id, createdOn, data, output } of oldestFirst)
      deadJobs.push({ schema, queue, id, givenUpAt: createdOn, data, reason: output })
  }
  return deadJobs
}

export async function retryDead(pool: Pool, only?: string): Promise<number> {
  let moved = 0
  for (const { boss, queue } of await queuesOf(pool, only)) {
    for (let some = -1; some !== 0; moved += some) some = await boss.redrive(deadQueue(queue), { destination: queue })
  }
  return moved
}

export async function dropDead(pool: Pool, only?: string): Promise<number> {
  const jobs = await deadJobs(pool, only)
  for (const { boss, schema, queue } of await queuesOf(pool, only)) {
    const ids = jobs.filter(job => job.schema === schema && job.queue === queue).map(({ id }) => id)
    if (ids.length > 0) await boss.deleteJob(deadQueue(queue), ids)
  }
  return jobs.length
}

async function queuesOf(pool: Pool, only?: string): Promise<{ boss: PgBoss; schema: string; queue: string }[]> {
  const { rows } = await pool.query<{ schema: string }>(
    `select table_schema as schema from information_schema.tables
     where table_name = 'queue' and table_schema like '%\\_jobs' order by 1`,
  )
  const queues: { boss: PgBoss; schema: string; queue: string }[] = []
  for (const { schema } of rows) {
    const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema })
    const names = (await boss.getQueues()).map(({ name }) => name)
    for (const name of names)
      if (names.includes(deadQueue(name)) && (only === undefined || only === name))
        queues.push({ boss, schema, queue: name })
  }
  return queues
}
