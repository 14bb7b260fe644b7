import { createHmac } from 'node:crypto'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { Redis, type RedisOptions } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { type ChangeChannel, changesOverRedis } from './redis-changes.ts'
import { counterTimeoutMs, type MakeCounter } from './shared-counters.ts'

const prefix = 'site:'
const maxPauseMs = 2000

const connection: RedisOptions = {
  connectTimeout: 2000,
  // The site works without Redis, and keeps reconnecting.
  retryStrategy: attempt => Math.min(attempt * 100, maxPauseMs),
  maxRetriesPerRequest: 0,
  // A machine that vanished does not close the connection.
  socketTimeout: 4000,
  disableClientInfo: true,
}

export type RedisOfSite = {
  url: string
  /** Hashes visitors' addresses, which must not be stored in Redis. */
  secret: string
  log: Logger
  drop: (keys: string[]) => void
}

/** Never waits for Redis: while it is away, counters reject at once and changes stay pending. */
export function openRedis({ url, secret, log, drop }: RedisOfSite): { changes: ChangeChannel; counter: MakeCounter } {
  const settings = { ...connection, enableOfflineQueue: false }
  const commands = new Redis(url, { ...settings, commandTimeout: counterTimeoutMs })
  const subscriber = new Redis(url, { ...settings, autoResubscribe: false })
  logConnection(commands, log)
  // The other connection reports the errors.
  subscriber.on('error', () => {})
  const [channel, numbered] = [`${prefix}changes`, `${prefix}numbers`]
  const changes = changesOverRedis({ commands, subscriber, channel, numbered, log, drop })
  return {
    changes,
    counter: options => {
      const keyPrefix = prefix + options.keyPrefix
      const limiter = new RateLimiterRedis({
        ...options,
        keyPrefix,
        storeClient: commands,
        rejectIfRedisNotReady: true,
      })
      return { consume: key => limiter.consume(createHmac('sha256', secret).update(key).digest('base64url')) }
    },
  }
}

/** One line when Redis goes away and one when it is back. */
function logConnection(redis: Redis, log: Logger): void {
  let state: 'here' | 'away' | undefined
  const away = 'Redis is away: this instance has its own limits and tokens'
  redis.on('error', error => {
    if (state === 'away') return
    state = 'away'
    log.warn({ err: error.message || String(error) }, away)
  })
  redis.on('close', () => {
    if (state !== 'here' || redis.status === 'end') return
    state = 'away'
    log.warn(away)
  })
  redis.on('ready', () => {
    state = 'here'
    log.info('Redis is connected: limits and changes are shared')
  })
}
