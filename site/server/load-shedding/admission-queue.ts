/** Thrown instead of rendering, so that renders in progress and cached pages are not slowed down. */
export class Overloaded extends Error {
  constructor() {
    super('more pages were requested than can be rendered')
  }
}

/** A visitor must not lose a form; a page view can be repeated. */
export type Urgency = 'form' | 'page'

export type AdmissionMetrics = { running: number; waiting: number; made: number; shed: number; lagMs: number }

export type AdmissionQueue = {
  /** @throws {Overloaded} when the queue is full, or the wait too long. */
  run<Page>(urgency: Urgency, render: () => Promise<Page>): Promise<Page>
  metrics(): AdmissionMetrics
}

export type AdmissionLimits = {
  /** Content of these pages may arrive together, and rendering all of them blocks the event loop. */
  maxRunning: number
  /** Page views; as many forms may wait besides, and go first. */
  maxWaiting: number
  /** For a page view; a form waits four times as long. */
  maxWaitMs: number
  /** Slows down clients that repeat a request in a loop. */
  rejectAfterMs: number
  /** Lag of the event loop in milliseconds. */
  lag: () => number
}

export const admissionLimits = { maxRunning: 12, maxWaiting: 128, maxWaitMs: 1000, rejectAfterMs: 300 }

/** Above this lag only a few page views may wait: renders in progress have to finish first. */
const lateLoopMs = 250
const maxWaitingWhenLate = 4
/** Further rejections are sent immediately. */
const maxDelayed = 2000

type Waiting = { start: () => void; timer: NodeJS.Timeout }

/** One page per turn of the event loop, so that a flood of pages delays cached ones and probes by one page only. */
export function createAdmissionQueue(limits: AdmissionLimits): AdmissionQueue {
  const { maxRunning, maxWaiting, maxWaitMs, rejectAfterMs, lag } = limits
  const forms = new Set<Waiting>()
  const pages = new Set<Waiting>()
  const counts = { running: 0, made: 0, shed: 0 }
  let delayed = 0
  let isScheduled = false

  function scheduleNext(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(startNext)
  }

  function startNext(): void {
    isScheduled = false
    const queue = forms.size > 0 ? forms : pages
    const [first] = queue
    if (!first || counts.running >= maxRunning) return
    queue.delete(first)
    clearTimeout(first.timer)
    counts.running += 1
    first.start()
    scheduleNext()
  }

  function turn(queue: Set<Waiting>, waitMs: number): Promise<void> {
    return new Promise((start, fail) => {
      const giveUp = () => {
        queue.delete(waiting)
        counts.shed += 1
        fail(new Overloaded())
      }
      const waiting = { start, timer: setTimeout(giveUp, waitMs) }
      queue.add(waiting)
      scheduleNext()
    })
  }

  async function reject(): Promise<never> {
    counts.shed += 1
    if (delayed < maxDelayed) {
      delayed += 1
      await new Promise(resolve => setTimeout(resolve, rejectAfterMs))
      delayed -= 1
    }
    throw new Overloaded()
  }

  return {
    async run(urgency, render) {
      const isForm = urgency === 'form'
      const queue = isForm ? forms : pages
      const max = !isForm && lag() > lateLoopMs ? Math.min(maxWaitingWhenLate, maxWaiting) : maxWaiting
      if (queue.size >= max) await reject()
      await turn(queue, isForm ? maxWaitMs * 4 : maxWaitMs)
      try {
        return await render()
      } finally {
        counts.running -= 1
        counts.made += 1
        scheduleNext()
      }
    },
    metrics: () => ({ ...counts, waiting: forms.size + pages.size, lagMs: Math.round(lag()) }),
  }
}
