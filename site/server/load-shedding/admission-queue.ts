/** Thrown in place of a page that is not made, so that the pages that are being made, and those in memory, are not slowed. */
export class Overloaded extends Error {
  constructor() {
    super('more pages are wanted than can be made')
  }
}

/** Somebody who sends a form has typed something, and must not lose it; somebody who asks for a page can ask again. */
export type Urgency = 'form' | 'page'

export type AdmissionMetrics = { running: number; waiting: number; made: number; shed: number; lagMs: number }

export type AdmissionQueue = {
  /**
   * Makes one page when it is its turn.
   * @throws {Overloaded} when too many wait already, or when its turn does not come soon.
   */
  run<Page>(urgency: Urgency, make: () => Promise<Page>): Promise<Page>
  /** Whether a page view that comes now is rejected. */
  isFull(): boolean
  /** Counts a rejected request, and waits until it is time to say so. */
  reject(): Promise<void>
  metrics(): AdmissionMetrics
}

export type AdmissionLimits = {
  /** Pages under way at once; most of them wait for the content system. */
  mostRunning: number
  /** Page views that may wait for their turn. As many forms again may wait, in front of them. */
  mostWaiting: number
  /** Milliseconds after which a page view does not wait any longer; a form waits four times as long. */
  longestWait: number
  /**
   * Milliseconds until a rejection is sent. Whoever asks again and again, one request after the other, then does so a few
   * times a second and no faster.
   */
  rejectAfter: number
  /** How late the event loop is, in milliseconds. */
  lag: () => number
}

/** What one process can bear, apart from how many page views may wait. */
export const admissionLimits = { mostRunning: 64, longestWait: 1000, rejectAfter: 300 }

/** With an event loop later than this, only a few page views may wait: what is under way has to be finished first. */
const lateLoop = 250
const fewWaiting = 4
/** So many rejections may wait at once; further ones are sent at once. */
const mostRejecting = 2000

type Waiting = { start: () => void; timer: NodeJS.Timeout }

/**
 * Lets pages be made one a turn of the event loop. Between two of them everything that is cheap gets its chance: pages from
 * memory, files, probes. So a flood of pages that nobody has asked for before costs those no more than the time of one page.
 */
export function createAdmissionQueue({
  mostRunning,
  mostWaiting,
  longestWait,
  rejectAfter,
  lag,
}: AdmissionLimits): AdmissionQueue {
  const forms = new Set<Waiting>()
  const pages = new Set<Waiting>()
  const counts = { running: 0, made: 0, shed: 0 }
  let rejecting = 0
  let turnIsTaken = false
  let nextIsDue = false

  function takeTurn(): void {
    turnIsTaken = true
    counts.running += 1
    dueNext()
  }

  function dueNext(): void {
    if (nextIsDue) return
    nextIsDue = true
    setImmediate(nextTurn)
  }

  function nextTurn(): void {
    nextIsDue = false
    turnIsTaken = false
    if (counts.running >= mostRunning) return
    const [first] = forms.size > 0 ? forms : pages
    if (!first) return
    forms.delete(first)
    pages.delete(first)
    clearTimeout(first.timer)
    takeTurn()
    first.start()
  }

  const mostPages = () => (lag() > lateLoop ? Math.min(fewWaiting, mostWaiting) : mostWaiting)

  function turn(urgency: Urgency): Promise<void> | undefined {
    const isFree = !turnIsTaken && counts.running < mostRunning && forms.size === 0
    if (isFree && (urgency === 'form' || pages.size === 0)) {
      takeTurn()
      return undefined
    }
    const [line, most] = urgency === 'form' ? [forms, mostWaiting] : [pages, mostPages()]
    if (line.size >= most) return reject().then(refuse)
    return new Promise((resolve, fail) => {
      const giveUp = () => {
        line.delete(one)
        counts.shed += 1
        fail(new Overloaded())
      }
      const timer = setTimeout(giveUp, urgency === 'form' ? longestWait * 4 : longestWait)
      const one: Waiting = { start: resolve, timer }
      line.add(one)
    })
  }

  async function reject(): Promise<void> {
    counts.shed += 1
    if (rejecting >= mostRejecting) return
    rejecting += 1
    await new Promise(resolve => setTimeout(resolve, rejectAfter))
    rejecting -= 1
  }

  return {
    async run(urgency, make) {
      const wait = turn(urgency)
      if (wait) await wait
      try {
        return await make()
      } finally {
        counts.running -= 1
        counts.made += 1
        dueNext()
      }
    },
    isFull: () => pages.size >= mostPages(),
    reject,
    metrics: () => ({ ...counts, waiting: forms.size + pages.size, lagMs: Math.round(lag()) }),
  }
}

function refuse(): never {
  throw new Overloaded()
}
