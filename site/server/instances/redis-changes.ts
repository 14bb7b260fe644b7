import { randomUUID } from 'node:crypto'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { Redis } from 'ioredis'
import * as z from 'zod'
import { changeNumbers, type Position } from './change-numbers.ts'

const message = z.object({ from: z.string(), epoch: z.string(), number: z.int(), keys: z.array(z.string()) })
/** Exchanges changed content keys with the other processes of the site. */
export type ChangeChannel = {
  /** Announces keys to the others. Never throws: a process that is unreachable now invalidates everything when it is back. */
  announce(keys: string[]): void
  /** `open` while the others are reachable. */
  state(): 'open' | 'away'
  close(): void
}

/** Means every content key. */
const everyKey = '*'
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
  /** The channel of announcements, and the name of the hash with their number. */
  channel: string
  numbered: string
  log: Logger
  drop: (keys: string[]) => void
}

/**
 * Announces changes to the instances that share a Redis. Redis does not store messages, so after every (re)connect this
 * instance invalidates everything, and it retries announcements that could not be published.
 */
export function changesOverRedis(options: RedisChangesOptions): ChangeChannel {
  const { commands, subscriber, channel, log, drop } = options
  const numbers = changeNumbers(options.numbered)
  const self = randomUUID()
  let pending = new Set<string>()
  let listening = false
  let position: Position | undefined
  let again: NodeJS.Timeout | undefined

  async function tell() {
    if (pending.size === 0) return
    const keys = pending.size > maxKeys ? [everyKey] : [...pending]
    pending = new Set()
    try {
      await numbers.announce(commands, channel, { from: self, newEpoch: randomUUID(), keys })
    } catch {
      for (const key of keys) pending.add(key)
      clearTimeout(again)
      again = setTimeout(tell, pause).unref()
    }
  }
  async function listen() {
    try {
      // A change between the two calls is noticed by the gap before the next number.
      position = await numbers.join(subscriber, position, randomUUID())
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
    if (heard === undefined) return void log.warn('unknown message on the channel of changes')
    const { epoch, number } = heard
    const isNext = epoch === position?.epoch && number === position.number + 1
    if (!isNext) drop([everyKey])
    else if (heard.from !== self) drop(heard.keys)
    position = { epoch, number }
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
