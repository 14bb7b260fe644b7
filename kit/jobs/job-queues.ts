import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fromDrizzle, type JobWithMetadata, PgBoss, type Queue, type QueuePolicy } from 'pg-boss'
import type { Pool } from '../database/database.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { subscribe } from '../database/notifications.ts'
import type { Logger } from '../observability/logger.ts'
import { counter } from '../observability/metrics.ts'
import { type KeyedRules, queueOptions, years } from './queue-rules.ts'

export type Queryable = Pick<NodePgDatabase, 'execute'>

export type Attempt<Data> = { data: Data; attempt: number }

/** Thrown by a handler when retries are useless: the job is dead at once. */
export class GiveUp extends Error {}

export type EnqueueOptions = { startAfter?: Date }

export type JobQueues<Jobs extends Record<string, object>> = {
  start: () => Promise<void>
  /** Within the caller's transaction. Returns the number without jobs whose key waits or runs already. */
  enqueue: <Name extends keyof Jobs & string>(
    db: Queryable,
    name: Name,
    jobs: Jobs[Name][],
    options?: EnqueueOptions,
  ) => Promise<number>
  enqueueDead: <Name extends keyof Jobs & string>(db: Queryable, name: Name, jobs: Jobs[Name][]) => Promise<void>
  /** A process that dies releases its jobs within half a minute, so a handler may run twice. */
  work: <Name extends keyof Jobs & string>(
    name: Name,
    atOnce: number,
    handle: (attempt: Attempt<Jobs[Name]>) => Promise<void>,
  ) => Promise<void>
  /** Starts no more jobs, and waits up to 3.5 s for running ones; unfinished jobs are retried later. */
  stop: () => Promise<void>
}

export type JobQueuesOptions<Jobs> = {
  pool: Pool
  schema: string
  queues: { [Name in keyof Jobs]: KeyedRules<Jobs[Name]> }
  log: Logger
}

export const deadQueue = (name: string): string => `${name}-dead`

const pollSeconds = 2
const heartbeatSeconds = 20
const superviseSeconds = 10
const stopMs = 3500

export function openJobQueues<Jobs extends Record<string, object>>(options: JobQueuesOptions<Jobs>): JobQueues<Jobs> {
  const { pool, schema, queues, log } = options
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      async listen(channel, onMessage, onReconnect) {
        const url = pool.options.connectionString ?? ''
        return subscribe(url, channel, log, message => (message === undefined ? onReconnect() : onMessage(message)))
      },
    },
    schema,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    flowIntervalSeconds: 3600,
  })
  boss.on('error', error => {
    const line = { err: error.message }
    if (isDatabaseAway(error)) log.debug(line, 'the jobs cannot be read now')
    else log.warn(line, 'the job queue has a problem')
  })
  boss.on('warning', ({ message }) => log.warn({ schema }, message))

  const done = countOutcomes()
  const started = Promise.withResolvers<void>()
  let stopping: Promise<void> | undefined

  async function start() {
    await boss.start()
    for (const [name, rules] of Object.entries<KeyedRules<never>>(queues)) {
      await ensureQueue(deadQueue(name), 'standard', { retentionSeconds: 2 * years })
      await ensureQueue(name, rules.key ? 'exclusive' : 'standard', {
        ...queueOptions(rules),
        heartbeatSeconds: heartbeatSeconds,
        deadLetter: deadQueue(name),
        notify: true,
      })
    }
    started.resolve()
  }

  async function ensureQueue(name: string, policy: QueuePolicy, rules: Omit<Queue, 'name' | 'policy'>) {
    await boss.createQueue(name, { ...rules, policy })
    await boss.updateQueue(name, rules)
  }

  async function perform<Data>(
    name: string,
    job: JobWithMetadata<Data>,
    handle: (attempt: Attempt<Data>) => Promise<void>,
  ) {
    const attempt = job.retryCount + 1
    try {
      await handle({ data: job.data, attempt })
      done(name, 'done')
      return { id: job.id, status: 'completed' as const }
    } catch (error) {
      const message = (error as Error).message
      const isDead = error instanceof GiveUp || attempt > job.retryLimit
      const line = { queue: name, job: job.id, attempts: attempt, err: message }
      if (isDead) log.error(line, 'a job was given up; see "npm run jobs -- list"')
      else log.warn(line, 'a job did not work and will be tried again')
      done(name, isDead ? 'dead' : 'failed')
      const status = error instanceof GiveUp ? ('deadletter' as const) : ('failed' as const)
      return { id: job.id, status, output: { message, attempts: attempt } }
    }
  }

  return {
    start,
    async enqueue(db, name, jobs, { startAfter } = {}) {
      await started.promise
      const { key } = queues[name]
      const rows = jobs.map(data => ({
        data,
        ...(key && { singletonKey: key(data) }),
        ...(startAfter && { startAfter }),
      }))
      const added = await boss.insert(name, rows, { db: fromDrizzle(db, sql), returnId: true })
      return added?.length ?? 0
    },
    async enqueueDead(db, name, jobs) {
      await started.promise
      const rows = jobs.map(data => ({ data }))
      await boss.insert(deadQueue(name), rows, { db: fromDrizzle(db, sql) })
    },
    async work(name, atOnce, handle) {
      const settings = {
        perJobResults: true as const,
        includeMetadata: true as const,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      }
      for (let number = 0; number < atOnce; number++) {
        const worker: string = await boss.work<Jobs[typeof name], void, typeof settings>(name, settings, async jobs => {
          // Otherwise a worker rests after each job, although more may wait.
          boss.notifyWorker(worker)
          return Promise.all(jobs.map(job => perform(name, job, handle)))
        })
      }
    },
    stop: () => {
      stopping ??= boss.stop({ graceful: true, timeout: stopMs })
      return stopping
    },
  }
}

function countOutcomes() {
  const counts = new Map<string, { labels: { queue: string; outcome: string }; value: number }>()
  counter({ name: 'jobs_total', help: 'Attempts at jobs', labels: ['queue', 'outcome'] }, () => [...counts.values()])
  return (queue: string, outcome: 'done' | 'failed' | 'dead') => {
    const key = `${queue} ${outcome}`
    const count = counts.get(key) ?? { labels: { queue, outcome }, value: 0 }
    count.value++
    counts.set(key, count)
  }
}
