import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { answeredRequestSchema, answerTimesQuerySchema } from '@agency/contracts/backend/enquiry.ts'
import type { Pool } from '@agency/service-kit/database/database.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Hono } from 'hono'
import { enquiries } from '../database/tables.ts'

/** An agency of this size has hundreds a month. */
const maxTimes = 20_000

export async function noteAnswered(pool: Pool, reference: string, at: Date): Promise<'noted' | 'before' | 'unknown'> {
  const db = drizzle(pool)
  const [row] = await db.select().from(enquiries).where(eq(enquiries.reference, reference))
  if (!row || row.receivedAt > at) return 'unknown'
  const isOpen = and(eq(enquiries.id, row.id), isNull(enquiries.answeredAt))
  const noted = await db.update(enquiries).set({ answeredAt: at }).where(isOpen).returning({ id: enquiries.id })
  return noted.length > 0 ? 'noted' : 'before'
}

async function answerTimes(pool: Pool, since: Date) {
  const { receivedAt, answeredAt } = enquiries
  return drizzle(pool)
    .select({ receivedAt, answeredAt })
    .from(enquiries)
    .where(gte(receivedAt, since))
    .orderBy(desc(receivedAt))
    .limit(maxTimes)
}

export function addAnswerRoutes(app: Hono<ServiceEnv>, pool: Pool): void {
  app.post(backendCalls.answered.path, async c => {
    const request = answeredRequestSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success) return problem(c, 400, 'The body must hold the reference of an enquiry.')
    const { reference, answeredAt } = request.data
    const outcome = await noteAnswered(pool, reference, answeredAt ? new Date(answeredAt) : new Date())
    if (outcome === 'unknown') return c.json({ success: false, error: `No enquiry ${reference} was sent before.` })
    return c.json({ success: true, message: `${reference} is noted as answered.` })
  })
  app.get(backendCalls.answerTimes.path, async c => {
    const query = answerTimesQuerySchema.safeParse(c.req.query())
    if (!query.success) return problem(c, 400, '"since" must be a moment such as 2026-11-01T00:00:00Z.')
    return c.json({ success: true, data: { times: await answerTimes(pool, new Date(query.data.since)) } })
  })
}
