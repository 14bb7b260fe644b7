import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { MakeCounter } from './shared-counters.ts'

/** The other processes that serve the same site, on this machine or others, if there are any. */
export type Instances = {
  /** Announces changed content by its keys. */
  announce(keys: string[]): void
  /**
   * Registers a handler for announcements of the others.
   * @param drop Invalidates what depends on these keys; it gets `*` when an announcement may have been missed.
   */
  subscribe(drop: (keys: string[]) => void): void
  /** Makes counters that all processes share; undefined where this process is alone. */
  counter: MakeCounter | undefined
  /** Whether the others are reachable, for the status page. */
  state(): 'alone' | 'open' | 'away'
  close(): void
}

export type InstanceSettings = { REDIS_URL?: string | undefined; CAPTCHA_SECRET: string }

const alone: Instances = {
  announce: () => {},
  subscribe: () => {},
  counter: undefined,
  state: () => 'alone',
  close: () => {},
}

/** Joins the other processes of the site over Redis, if it is configured. */
export async function joinInstances(settings: InstanceSettings, log: Logger): Promise<Instances> {
  const { REDIS_URL, CAPTCHA_SECRET } = settings
  if (REDIS_URL === undefined) return alone
  let subscriber: (keys: string[]) => void = () => {}
  // Imported here, so that a site without Redis does not load its client.
  const { openRedis } = await import('./redis.ts')
  const drop = (keys: string[]) => subscriber(keys)
  const { changes, counter } = openRedis({ url: REDIS_URL, secret: CAPTCHA_SECRET, log, drop })
  return {
    announce: changes.announce,
    subscribe: next => {
      subscriber = next
    },
    counter,
    state: changes.state,
    close: changes.close,
  }
}
