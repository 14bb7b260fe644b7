import { randomUUID } from 'node:crypto'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { Redis } from 'ioredis'
import * as z from 'zod'
import { type ChangeChannel, everyKey } from './change-channel.ts'

const message = z.object({ from: z.string(), keys: z.array(z.string()) })
/** More keys than this are announced as `everyKey`. */
const maxKeys = 1000
/** A subscription may be silent for hours, so a ping checks it at this interval. */
const heartbeat = 3000
/** Milliseconds between attempts to publish pending keys. */
const pause = 1000

export type RedisChangesOptions = {
  commands: Redis
  /** A connection that only listens. */
  subscriber: Redis
  channel: string
  log: Logger
  drop: (keys: string[]) => void
}

/**
 * Announces changes to the instances that share a Redis. Redis does not store messages, so after every (re)connect this
 * instance invalidates everything, and it retries announcements that could not be published.
 */
export function changesOverRedis({ commands, subscriber, channel, log, drop }: RedisChangesOptions): ChangeChannel {
  const self = randomUUID()
  let pending = new Set<string>()
  let listening = false
  let again: NodeJS.Timeout | undefined

  async function tell() {
    if (pending.size === 0) return
    const keys = pending.size > maxKeys ? [everyKey] : [...pending]
    pending = new Set()
    try {
      await commands.publish(channel, JSON.stringify({ from: self, keys }))
    } catch {
      for (const key of keys) pending.add(key)
      clearTimeout(again)
      again = setTimeout(tell, pause).unref()
    }
  }
  async function listen() {
    try {
      await subscriber.subscribe(channel)
      listening = true
      drop([everyKey])
    } catch {
      // The next connection comes back here.
      subscriber.disconnect(true)
    }
  }
  subscriber.on('ready', () => void listen())
  subscriber.on('close', () => {
    listening = false
  })
  subscriber.on('message', (_channel, text) => {
    const heard = readMessage(text)
    if (heard === undefined) log.warn('unknown message on the channel of changes')
    else if (heard.from !== self) drop(heard.keys)
  })
  // Without an answer the connection times out, and a new one is opened.
  const beat = setInterval(() => void (listening && subscriber.ping().catch(() => {})), heartbeat).unref()

  return {
    announce(keys) {
      for (const key of keys) pending.add(key)
      void tell()
    },
    state: () => (listening && commands.status === 'ready' ? 'open' : 'away'),
    close() {
      clearInterval(beat)
      clearTimeout(again)
      subscriber.disconnect()
      commands.disconnect()
    },
  }
}

function readMessage(text: string): z.output<typeof message> | undefined {
  try {
    return message.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
