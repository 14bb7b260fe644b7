import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** `queue-full`: too much waits. `too-long`: killed at the limit. `ended`: its process died twice. */
export type WorkFailureKind = 'queue-full' | 'too-long' | 'ended' | 'failed'

export class WorkFailure extends Error {
  readonly kind: WorkFailureKind

  constructor(kind: WorkFailureKind, message: string = kind) {
    super(message)
    this.kind = kind
  }
}

export type WorkerOptions = {
  timeLimitMs: number
  maxWaiting: number
  idleMs?: number
}

export type WorkerProcess<Job, Result> = {
  /**
   * Retries once after a crash.
   * @param job Builds the message in its turn, so that waiting work need not hold memory.
   * @throws {WorkFailure}
   */
  run: (job: () => Job | Promise<Job>, weight?: number) => Promise<Result>
}

type Message<Result> = 'ready' | { result: Result } | { error: string }
type Waiting = { start: () => void; weight: number }

const niceness = 5
const startLimitMs = 60_000

/**
 * In this process it would fill the four threads that WebCrypto, zlib and files need too (libuv has one pool, worker
 * threads included), and could not be stopped.
 * @param script Calls `serveWork`. Runs without this environment, and so without its secrets.
 */
export function workerProcess<Job, Result>(
  script: URL,
  { timeLimitMs, maxWaiting, idleMs = 60_000 }: WorkerOptions,
): WorkerProcess<Job, Result> {
  const queue: Waiting[] = []
  let waitingWeight = 0
  let isBusy = false
  let child: Promise<ChildProcess> | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Promise<ChildProcess> {
    const forget = () => {
      if (child === started) child = undefined
    }
    const started = startChild(script, forget)
    started.catch(forget)
    return started
  }

  async function work(job: () => Job | Promise<Job>): Promise<Result> {
    clearTimeout(idle)
    const sent = await job()
    return attempt(sent).catch(error => {
      // The process may have died before the work reached it: the system reports that later.
      if (error instanceof WorkFailure && error.kind === 'ended') return attempt(sent)
      throw error
    })
  }

  async function attempt(sent: Job): Promise<Result> {
    child ??= start()
    const worker = await child
    try {
      return await exchange<Job, Result>(worker, sent, timeLimitMs)
    } finally {
      if (worker.killed) child = undefined
    }
  }

  function next(): void {
    const following = queue.shift()
    isBusy = following !== undefined
    if (following) {
      waitingWeight -= following.weight
      following.start()
    } else idle = setTimeout(rest, idleMs).unref()
  }

  function rest(): void {
    child?.then(worker => worker.kill()).catch(() => undefined)
    child = undefined
  }

  return {
    async run(job, weight = 1) {
      if (isBusy) {
        if (waitingWeight + weight > maxWaiting) throw new WorkFailure('queue-full')
        waitingWeight += weight
        await new Promise<void>(start => queue.push({ start, weight }))
      }
      isBusy = true
      return work(job).finally(next)
    },
  }
}

function startChild(script: URL, onEnd: () => void): Promise<ChildProcess> {
  const worker = fork(fileURLToPath(script), {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  worker.once('exit', onEnd).once('error', onEnd)
  worker.once('spawn', () => worker.pid && setPriority(worker.pid, niceness))
  worker.unref()
  worker.channel?.unref()
  return answerOf<'ready'>(worker, startLimitMs).then(() => worker)
}

async function exchange<Job, Result>(worker: ChildProcess, job: Job, timeLimitMs: number): Promise<Result> {
  const answer = answerOf<Exclude<Message<Result>, 'ready'>>(worker, timeLimitMs)
  worker.send(job as object, () => undefined)
  const message = await answer
  if ('error' in message) throw new WorkFailure('failed', message.error)
  return message.result
}

function answerOf<Answer>(worker: ChildProcess, limitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      worker.kill('SIGKILL')
      settle(() => reject(new WorkFailure('too-long')))
    }, limitMs)
    const onMessage = (message: unknown) => settle(() => resolve(message as Answer))
    const onEnd = () => settle(() => reject(new WorkFailure('ended')))
    function settle(done: () => void): void {
      clearTimeout(timer)
      worker.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      done()
    }
    worker.once('message', onMessage).once('exit', onEnd).once('error', onEnd)
  })
}
