import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { MakeCounter } from './shared-counters.ts'

export type Instances = {
  announce(keys: string[]): void
  /** `drop` gets `*` when an announcement may have been missed. */
  subscribe(drop: (keys: string[]) => void): void
  /** Undefined where this process is alone. */
  counter: MakeCounter | undefined
  state(): 'alone' | 'open' | 'away'
  close(): void
}

export type InstanceSettings = { REDIS_URL?: string | undefined; CAPTCHA_SECRET: string }

const single: Instances = {
  announce: () => {},
  subscribe: () => {},
  counter: undefined,
  state: () => 'alone',
  close: () => {},
}

export async function joinInstances(settings: InstanceSettings, log: Logger): Promise<Instances> {
  const { REDIS_URL, CAPTCHA_SECRET } = settings
  if (REDIS_URL === undefined) return single
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
