import { randomUUID } from 'node:crypto'
import { type ContentHook, signHook } from '@agency/contracts/content/hooks.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { type ContentDatabase, transaction } from '../../database/content-database.ts'
import { hookOutbox } from '../../database/tables.ts'
import { latestOnly } from '../../tree/latest-only.ts'

const BATCH = 20
const PATIENCE_MS = 5000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

export type HookSender = {
  /** Sends what waits, now. */
  wake: () => void
  close: () => void
}

export type HookSenderOptions = {
  db: ContentDatabase
  /** Whose changes it sends; the site's unless given. */
  webhook?: string
  url: string
  secret: string
  log: Logger
  /** The revision that answers show. Later changes wait: a site that asks at once must not get the old text. */
  loadedRevision: () => number
  firstRetryMs?: number
}

/**
 * Tells the site about changes: posts the keys in the outbox, signed, and removes them when the site answers 2xx.
 * Otherwise tries again, waiting twice as long each time, up to half a minute, for ever.
 */
export function hookSender({ firstRetryMs = FIRST_RETRY_MS, ...options }: HookSenderOptions): HookSender {
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const drain = latestOnly(async () => {
    clearTimeout(timer)
    try {
      while (!closed && (await sendBatch(options)));
      failures = 0
    } catch (error) {
      if (closed) return
      failures++
      const wait = Math.min(firstRetryMs * 2 ** (failures - 1), LONGEST_RETRY_MS)
      const line = { err: (error as Error).message, failures, retryInMs: wait }
      // A site that is not running yet is no news; one that refuses for a while is.
      if (failures % 5 === 0) options.log.warn(line, 'the site does not take announcements')
      else options.log.debug(line, 'announcement not taken')
      timer = setTimeout(() => void drain(), wait).unref()
    }
  })

  return {
    wake: () => void drain(),
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** Sends the oldest changes in one message. True if there may be more. Throws if the site did not take it. */
async function sendBatch({ db, webhook, url, secret, log, loadedRevision }: HookSenderOptions): Promise<boolean> {
  const failure = await transaction(db, async tx => {
    const waiting = await tx
      .select()
      .from(hookOutbox)
      .where(and(lte(hookOutbox.revision, loadedRevision()), isFor(webhook)))
      .orderBy(hookOutbox.id)
      .limit(BATCH)
      // Another process may be sending some of them.
      .for('update', { skipLocked: true })
    if (waiting.length === 0) return 'nothing waits'
    const ids = waiting.map(row => row.id)
    const keys = [...new Set(waiting.flatMap(row => row.keys))]
    const error = await post(url, { keys, id: randomUUID() }, secret)
    if (error === undefined) {
      await tx.delete(hookOutbox).where(inArray(hookOutbox.id, ids))
      log.info({ keys: keys.length }, 'change announced')
      return undefined
    }
    const noted = { attempts: sql`${hookOutbox.attempts} + 1`, lastError: error.message }
    await tx.update(hookOutbox).set(noted).where(inArray(hookOutbox.id, ids))
    return error
  })
  if (failure instanceof Error) throw failure
  return failure === undefined
}

const isFor = (webhook: string | undefined) =>
  webhook === undefined ? isNull(hookOutbox.webhook) : eq(hookOutbox.webhook, webhook)

async function post(url: string, message: ContentHook, secret: string): Promise<Error | undefined> {
  const body = JSON.stringify(message)
  const headers = { 'content-type': 'application/json', ...signHook(body, secret, new Date()) }
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.ok ? undefined : new Error(`answered ${response.status}`)
  } catch (error) {
    const { message: text, cause } = error as Error
    return new Error(cause instanceof Error ? `${text}: ${cause.message}` : text)
  }
}
