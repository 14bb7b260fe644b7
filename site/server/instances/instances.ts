import cluster from 'node:cluster'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { ChangeChannel } from './change-channel.ts'
import { countInPrimary, type MakeCounter } from './shared-counters.ts'
import { changesAmongWorkers } from './worker-changes.ts'

/** The other processes that serve the same site: workers of this machine, other machines, or none. */
export type Instances = {
  /** Passes on that content changed, by its keys. */
  announce(keys: string[]): void
  /**
   * Says what to do when others announce something.
   * @param drop Drops what depends on these content keys; `everyKey` comes whenever something may have been missed.
   */
  heed(drop: (keys: string[]) => void): void
  /** Makes counters that all of them count with; undefined where this process is alone. */
  counter: MakeCounter | undefined
  /** Whether the others can be reached, for the status page. */
  state(): 'alone' | 'open' | 'away'
  close(): void
}

export type InstanceSettings = { REDIS_URL?: string | undefined; CAPTCHA_SECRET: string }

/**
 * Joins the other processes of the site: over Redis where it is set, and over the primary process where this one is a worker
 * (also beside Redis, so that workers of one machine hear of changes while Redis is away).
 */
export async function joinInstances({ REDIS_URL, CAPTCHA_SECRET }: InstanceSettings, log: Logger): Promise<Instances> {
  let heeded: (keys: string[]) => void = () => {}
  const drop = (keys: string[]) => heeded(keys)
  const channels: ChangeChannel[] = []
  let counter: MakeCounter | undefined
  if (cluster.isWorker) {
    channels.push(changesAmongWorkers(drop))
    counter = countInPrimary
  }
  if (REDIS_URL !== undefined) {
    // Only here, so that a site without Redis does not load its client.
    const { openRedis } = await import('./redis.ts')
    const redis = openRedis({ url: REDIS_URL, secret: CAPTCHA_SECRET, log, drop })
    channels.push(redis.changes)
    counter = redis.counter
  }
  return {
    announce: keys => {
      for (const channel of channels) channel.announce(keys)
    },
    heed: next => {
      heeded = next
    },
    counter,
    state: () => (channels.length === 0 ? 'alone' : channels.every(one => one.state() === 'open') ? 'open' : 'away'),
    close: () => {
      for (const channel of channels) channel.close()
    },
  }
}
