import { randomUUID } from 'node:crypto'
import { type ContentHook, signHook } from '@agency/contracts/content/hooks.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { inArray, lte, sql } from 'drizzle-orm'
import { type ContentDatabase, transaction } from '../../database/content-database.ts'
import { hookOutbox } from '../../database/tables.ts'
import { latestOnly } from '../../tree/latest-only.ts'

const batchSize = 20
const minRetryMs = 1000
const maxRetryMs = 30_000
/** Longer than the time limit of a post. */
const claimMs = 30_000

export type HookSender = {
  wake: () => void
  close: () => void
}

export type HookSenderOptions = {
  db: ContentDatabase
  url: string
  secret: string
  log: Logger
  /** The loaded revision. Later changes wait: a site that asks at once must not get the old text. */
  loadedRevision: () => number
  firstRetryMs?: number
}

/** Posts the signed keys of the outbox until the site answers 2xx: for ever, with pauses that double up to 30 seconds. */
export function hookSender({ firstRetryMs = minRetryMs, ...options }: HookSenderOptions): HookSender {
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
      const wait = Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs)
      const line = { err: (error as Error).message, failures, retryInMs: wait }
      // Log only repeated failures; a site that has not started yet is expected.
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

/** Sends the oldest changes in one message. @returns true if there may be more @throws if the site did not accept it */
async function sendBatch(options: HookSenderOptions): Promise<boolean> {
  const { db, url, secret, log } = options
  const waiting = await claimBatch(options)
  if (waiting.length === 0) return false
  const keys = [...new Set(waiting.flatMap(row => row.keys))]
  const sent = inArray(
    hookOutbox.id,
    waiting.map(row => row.id),
  )
  try {
    // Outside of any transaction: a site that does not answer must hold no connection that others need.
    await postToSite(url, secret, { keys, id: randomUUID() })
  } catch (error) {
    const lastError = (error as Error).message
    await db
      .update(hookOutbox)
      .set({ attempts: sql`${hookOutbox.attempts} + 1`, lastError, claimedUntil: null })
      .where(sent)
    throw error
  }
  await db.delete(hookOutbox).where(sent)
  log.info({ keys: keys.length }, 'change announced')
  return true
}

/** The claim of a dead process expires. Claims none while another process is sending: changes are sent in order. */
function claimBatch({ db, loadedRevision }: HookSenderOptions) {
  return transaction(db, async tx => {
    const oldest = await tx
      .select({ id: hookOutbox.id, claimedUntil: hookOutbox.claimedUntil })
      .from(hookOutbox)
      .where(lte(hookOutbox.revision, loadedRevision()))
      .orderBy(hookOutbox.id)
      .limit(batchSize)
      .for('update')
    const now = Date.now()
    if (oldest.some(({ claimedUntil }) => claimedUntil && claimedUntil.getTime() > now)) return []
    const ids = oldest.map(({ id }) => id)
    if (ids.length === 0) return []
    return tx
      .update(hookOutbox)
      .set({ claimedUntil: new Date(now + claimMs) })
      .where(inArray(hookOutbox.id, ids))
      .returning()
  })
}

const timeoutMs = 5000

/** @throws an error with the reason if the site does not accept the message */
async function postToSite(url: string, secret: string, message: ContentHook): Promise<void> {
  const body = JSON.stringify(message)
  const headers = { 'content-type': 'application/json', ...signHook(body, secret, new Date()) }
  const signal = AbortSignal.timeout(timeoutMs)
  let response: Response
  try {
    response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  } catch (error) {
    const { name, message, cause } = error as Error
    if (name === 'TimeoutError') throw new Error(`no answer within ${timeoutMs / 1000} seconds`)
    throw new Error(cause instanceof Error ? `${message}: ${cause.message}` : message)
  }
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}
