import { randomUUID } from 'node:crypto'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { Redis } from 'ioredis'
import * as z from 'zod'
import { changeNumbers, type Position } from './change-numbers.ts'

const message = z.object({ from: z.string(), epoch: z.string(), number: z.int(), keys: z.array(z.string()) })
export type ChangeChannel = {
  /** Never throws: unreachable processes invalidate everything when they reconnect. */
  announce(keys: string[]): void
  state(): 'open' | 'away'
  close(): void
}

const everyKey = '*'
const maxKeys = 1000
/** Milliseconds between pings, since a subscription may be silent for hours. */
const heartbeat = 3000
const pause = 1000

export type RedisChangesOptions = {
  commands: Redis
  subscriber: Redis
  channel: string
  numbered: string
  log: Logger
  drop: (keys: string[]) => void
}

/** Redis does not store messages, so after every (re)connect this instance invalidates everything. */
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
      // A change between the two calls shows as a gap before the next number.
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
