import { randomUUID } from 'node:crypto'
import type { ContentHook } from '@agency/contracts/content/hooks.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { type ContentDatabase, transaction } from '../../database/content-database.ts'
import { hookOutbox } from '../../database/tables.ts'
import { latestOnly } from '../../tree/latest-only.ts'
import { recordDelivery } from './deliveries.ts'
import { type HookAnswer, postToSite } from './post-hook.ts'

const BATCH = 20
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
  /** How it is sent; the way to the site unless given. */
  post?: (receiver: { url: string; secret: string }, message: ContentHook) => Promise<HookAnswer>
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
async function sendBatch(options: HookSenderOptions): Promise<boolean> {
  const { db, webhook, url, secret, post = postToSite, log, loadedRevision } = options
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
    const answer = await post({ url, secret }, { keys, id: randomUUID() })
    if (webhook !== undefined) await recordDelivery(tx, webhook, keys, answer)
    if (answer.error === null) {
      await tx.delete(hookOutbox).where(inArray(hookOutbox.id, ids))
      log.info({ keys: keys.length }, 'change announced')
      return undefined
    }
    const noted = { attempts: sql`${hookOutbox.attempts} + 1`, lastError: answer.error }
    await tx.update(hookOutbox).set(noted).where(inArray(hookOutbox.id, ids))
    return new Error(answer.error)
  })
  if (failure instanceof Error) throw failure
  return failure === undefined
}

const isFor = (webhook: string | undefined) =>
  webhook === undefined ? isNull(hookOutbox.webhook) : eq(hookOutbox.webhook, webhook)
