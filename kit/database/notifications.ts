import pg from 'pg'
import type { Logger } from '../observability/logger.ts'

export type Subscription = { close: () => Promise<void> }

const retryMs = 2000

/** Calls `onMessage` without a text after each (re)connect, because messages get lost while the connection is down. */
export function subscribe(
  url: string,
  channel: string,
  log: Logger,
  onMessage: (message?: string) => void,
): Subscription {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  const connect = async () => {
    if (closed) return
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    client = next
    let broken = false
    const again = () => {
      if (broken || closed) return
      broken = true
      next.end().catch(() => {})
      retry = setTimeout(connect, retryMs)
    }
    next.on('error', error => {
      log.debug({ err: error.message }, 'the listening connection broke')
      again()
    })
    next.on('end', again)
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
      onMessage()
    } catch {
      again()
    }
  }
  void connect()

  return {
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
