import { randomUUID } from 'node:crypto'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { Redis } from 'ioredis'
import * as z from 'zod'
import { type ChangeChannel, everyKey } from './change-channel.ts'

const message = z.object({ from: z.string(), keys: z.array(z.string()) })
/** More keys than this are told as "everything". */
const mostKeys = 1000
/** Nothing may come over a subscription for hours, so it is asked whether it still stands. */
const heartbeat = 3000
/** Between two attempts to tell what could not be told. */
const pause = 1000

export type RedisChangesOptions = {
  commands: Redis
  /** A connection for nothing but listening. */
  subscriber: Redis
  channel: string
  log: Logger
  drop: (keys: string[]) => void
}

/**
 * Tells the instances at one Redis what changed. Redis forgets what nobody hears: after every (re)connect this instance
 * drops everything, because it may have missed something; and it tells again and again what it could not tell.
 */
export function changesOverRedis({ commands, subscriber, channel, log, drop }: RedisChangesOptions): ChangeChannel {
  const self = randomUUID()
  let pending = new Set<string>()
  let listening = false
  let again: NodeJS.Timeout | undefined

  async function tell() {
    if (pending.size === 0) return
    const keys = pending.size > mostKeys ? [everyKey] : [...pending]
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
      // The connection has broken again: the next one brings us back here.
      subscriber.disconnect(true)
    }
  }
  subscriber.on('ready', () => void listen())
  subscriber.on('close', () => {
    listening = false
  })
  subscriber.on('message', (_channel, text) => {
    const heard = readMessage(text)
    if (heard === undefined) log.warn('something on the channel of changes is not ours')
    else if (heard.from !== self) drop(heard.keys)
  })
  // A missing answer ends the connection by its timeout; a new one is opened then.
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
