import { createHmac } from 'node:crypto'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { Redis, type RedisOptions } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { ChangeChannel } from './change-channel.ts'
import { changesOverRedis } from './redis-changes.ts'
import { counterTimeoutMs, type MakeCounter } from './shared-counters.ts'

/** Everything of ours in Redis is named so. */
const prefix = 'site:'
const longestPause = 2000

const connection: RedisOptions = {
  connectTimeout: 2000,
  // Redis may be away for a second or for a day; the site goes on without it and looks again.
  retryStrategy: attempt => Math.min(attempt * 100, longestPause),
  maxRetriesPerRequest: 0,
  // A machine that vanished says nothing: what is not answered in this time is held to be gone.
  socketTimeout: 4000,
  disableClientInfo: true,
}

export type RedisOfSite = {
  url: string
  /** Makes names in Redis out of addresses of visitors, which must not stand there. */
  secret: string
  log: Logger
  drop: (keys: string[]) => void
}

/**
 * Joins the instances that share a Redis. Nothing waits for it: while Redis is away, counters reject at once and changes
 * are kept to be told later.
 */
export function openRedis({ url, secret, log, drop }: RedisOfSite): { changes: ChangeChannel; counter: MakeCounter } {
  const commands = new Redis(url, { ...connection, enableOfflineQueue: false, commandTimeout: counterTimeoutMs })
  const subscriber = new Redis(url, { ...connection, enableOfflineQueue: false, autoResubscribe: false })
  sayWhenAway(commands, log)
  // Its errors are handled with those of the other connection.
  subscriber.on('error', () => {})
  return {
    changes: changesOverRedis({ commands, subscriber, channel: `${prefix}changes`, log, drop }),
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

/** One line when it goes and one when it comes, however often it is tried in between. */
function sayWhenAway(redis: Redis, log: Logger): void {
  let known: 'here' | 'away' | undefined
  redis.on('error', error => {
    if (known === 'away') return
    known = 'away'
    log.warn({ err: error.message || String(error) }, 'Redis is away: this instance counts and remembers by itself')
  })
  redis.on('close', () => {
    if (known !== 'here' || redis.status === 'end') return
    known = 'away'
    log.warn('Redis is away: this instance counts and remembers by itself')
  })
  redis.on('ready', () => {
    known = 'here'
    log.info('Redis is here: limits and changes are shared')
  })
}
