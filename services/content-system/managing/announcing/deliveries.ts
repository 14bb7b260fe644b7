import { randomUUID } from 'node:crypto'
import type { delivery } from '@agency/contracts/manage/webhooks.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { ContentDatabase } from '../../database/content-database.ts'
import { contentState, hookOutbox, webhookDeliveries, webhooks } from '../../database/tables.ts'
import type { HookAnswer, postToWebhook } from './post-hook.ts'

type Database = Pick<ContentDatabase, 'select' | 'insert' | 'delete'>

const KEPT = 100
const SHOWN = 20
/** Stands for a node's key in a test delivery: no node has it. */
const NO_NODE = '00000000-0000-0000-0000-000000000000'

/** Notes how a webhook answered. The newest hundred of each webhook are kept. */
export async function recordDelivery(db: Database, webhook: string, keys: string[], answer: HookAnswer) {
  const [row] = await db
    .insert(webhookDeliveries)
    .values({ webhook, keys, ...answer })
    .returning()
  if (row === undefined) throw new Error('no delivery was noted')
  const { id } = webhookDeliveries
  const isOwn = eq(webhookDeliveries.webhook, webhook)
  const last = db.select({ id }).from(webhookDeliveries).where(isOwn).orderBy(desc(id)).offset(KEPT).limit(1)
  await db.delete(webhookDeliveries).where(and(isOwn, sql`${id} <= (${last})`))
  return deliveryAnswer(row)
}

/** The recent deliveries of a webhook, the newest first; undefined if there is no such webhook. */
export async function listDeliveries(db: Database, webhook: string) {
  if (!(await findWebhook(db, webhook))) return undefined
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhook, webhook))
    .orderBy(desc(webhookDeliveries.id))
    .limit(SHOWN)
  return rows.map(deliveryAnswer)
}

/** Calls a webhook now, with a message that tells of no node; undefined if there is no such webhook. */
export async function tryWebhook(db: Database, id: string, post: ReturnType<typeof postToWebhook>) {
  const webhook = await findWebhook(db, id)
  if (webhook === undefined) return undefined
  const answer = await post(webhook, { keys: [NO_NODE], id: randomUUID(), test: true })
  return recordDelivery(db, id, [], answer)
}

/** Queues the message of a delivery again; false if it had none. */
export async function tellAgain(db: Database, webhook: string, delivery: number): Promise<boolean> {
  const isThis = and(eq(webhookDeliveries.webhook, webhook), eq(webhookDeliveries.id, delivery))
  const [found] = await db.select({ keys: webhookDeliveries.keys }).from(webhookDeliveries).where(isThis)
  if (found === undefined || found.keys.length === 0) return false
  const revision = sql`(select coalesce(max(${contentState.revision}), 0) from ${contentState})`
  await db.insert(hookOutbox).values({ webhook, keys: found.keys, revision })
  return true
}

const findWebhook = async (db: Database, id: string) => (await db.select().from(webhooks).where(eq(webhooks.id, id)))[0]

const deliveryAnswer = (row: typeof webhookDeliveries.$inferSelect): z.output<typeof delivery> => ({
  id: row.id,
  at: row.at.toISOString(),
  nodes: row.keys.length,
  status: row.status,
  error: row.error,
  milliseconds: row.milliseconds,
})
