import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { EdgeAdapter } from './edge-adapters.ts'
import { everyPage } from './page-tags.ts'

export type Purger = {
  /** Never waits and never fails; retries later. */
  purge(tags: string[]): void
  /** `failures` since the last success. */
  state(): { waiting: number; failures: number }
  close(): void
}

export type PurgerTimes = {
  /** The pause doubles after each failure. */
  firstRetryMs: number
  /** Milliseconds after which the same tags are purged again. */
  repeatsMs: number[]
}

/**
 * A page on its way to the cache during the purge arrives after it. An instance that has not heard of the change lets its
 * old page be cached for a minute.
 */
const usual: PurgerTimes = { firstRetryMs: 1000, repeatsMs: [5000, 70_000] }

const timeLimitMs = 5000
const maxRetryMs = 10_000
const maxPauseMs = 5 * 60_000
/** Above this, every page is purged. */
const maxWaiting = 1000

/** Sends one batch at a time, until the cache has taken it. */
export function createPurger(adapter: EdgeAdapter, log: Logger, times = usual): Purger {
  let waiting = new Set<string>()
  let failures = 0
  let sending: string[] | undefined
  let isClosed = false
  /** The cache asked for no calls before this instant. */
  let pausedUntil = 0
  let retry: NodeJS.Timeout | undefined

  function add(tags: string[]): void {
    for (const tag of tags) waiting.add(tag)
    if (waiting.size > maxWaiting || waiting.has(everyPage)) waiting = new Set([everyPage])
  }

  async function drain(): Promise<void> {
    if (sending || performance.now() < pausedUntil) return
    sending = []
    clearTimeout(retry)
    try {
      while (waiting.size > 0 && !isClosed) await sendBatch()
      if (failures >= 5) log.info({ edge: adapter.name }, 'the cache before the site takes purges again')
      failures = 0
    } catch (error) {
      failures += 1
      tryAgain(error as Error)
    } finally {
      sending = undefined
    }
  }

  async function sendBatch(): Promise<void> {
    const batch = [...waiting].slice(0, adapter.maxTags)
    // Before the call: a tag that is added during it has to be purged once more.
    for (const tag of batch) waiting.delete(tag)
    sending = batch
    try {
      await send(adapter, batch)
    } catch (error) {
      add(batch)
      throw error
    }
  }

  function tryAgain(error: Error): void {
    const wait = Math.min(times.firstRetryMs * 2 ** (failures - 1), maxRetryMs)
    const pause = error instanceof TooManyCalls ? error.pauseMs : 0
    pausedUntil = performance.now() + pause
    const line = { edge: adapter.name, err: error.message, failures, waiting: waiting.size }
    if (failures % 5 === 0) log.warn(line, 'the cache before the site takes no purges')
    else log.debug(line, 'purge not taken')
    const again = () => {
      pausedUntil = 0
      void drain()
    }
    retry = setTimeout(again, Math.max(wait, pause)).unref()
  }

  function purgeNow(tags: string[]): void {
    add(tags)
    void drain()
  }

  return {
    purge(tags) {
      purgeNow(tags)
      for (const after of times.repeatsMs) setTimeout(purgeNow, after, tags).unref()
    },
    state: () => ({ waiting: waiting.size + (sending?.length ?? 0), failures }),
    close() {
      isClosed = true
      clearTimeout(retry)
    },
  }
}

class TooManyCalls extends Error {
  readonly pauseMs: number

  constructor(message: string, pauseMs: number) {
    super(message)
    this.pauseMs = pauseMs
  }
}

/** @throws {Error} when the cache rejects the purge. */
async function send(adapter: EdgeAdapter, tags: string[]): Promise<void> {
  const { url, ...call } = adapter.call(tags)
  const response = await fetch(url, { ...call, redirect: 'manual', signal: AbortSignal.timeout(timeLimitMs) })
  const text = await response.text()
  if (response.ok && !/"success":\s*false/.test(text)) return
  const pauseMs = Number(response.headers.get('retry-after')) * 1000
  if (pauseMs > 0) throw new TooManyCalls(`answered ${response.status}`, Math.min(pauseMs, maxPauseMs))
  throw new Error(`answered ${response.status}`)
}
