import { addMonths, startOfMalaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { audit, auditQuery } from '@agency/contracts/manage/audit.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { type AnyColumn, and, desc, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { ContentDatabase } from '../../database/content-database.ts'
import { media } from '../../database/media-tables.ts'
import { auditEntries, users } from '../../database/people-tables.ts'
import { nodes } from '../../database/tables.ts'
import { machine, stranger } from '../access/actor.ts'
import { calls } from '../access/calls.ts'
import { countCall } from '../access/limits.ts'

const pageSize = 50
/** More than a busy month has; bounds the answer. */
const monthSize = 20_000
const dayMs = 24 * 3600_000
/** The user was deleted, and the name with them. */
export const gone = 'Former user'

const signIns = (['POST', 'DELETE'] as const).map(method => calls[`${method} /manage/session`][1])

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type AuditEntry = { by: string; what: string; key: string | null; detail: string | null }

export async function recordAudit(db: Pick<ContentDatabase, 'insert'>, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry)
}

/** Maximal entries an hour: the audit is never shortened, and must not fill the disk. */
const refusalsOfOne = { calls: 20, seconds: 3600 }
const refusals = { calls: 500, seconds: 3600 }

/** Records a failed sign-in or a refused call, up to a maximum an hour. */
export async function recordRefused(db: ContentDatabase, entry: AuditEntry): Promise<void> {
  const limitName = limitKey('refused', `${entry.what} ${entry.by} ${entry.key}`)
  if ((await countCall(db, limitName, refusalsOfOne)) > 0) return
  if ((await countCall(db, limitKey('refused', 'all'), refusals)) > 0) return
  await recordAudit(db, entry)
}

/** Newest first, with the present names of users and nodes. */
async function readAudit(
  db: ContentDatabase,
  { key, by, who, page, day, month, without, after }: z.output<typeof auditQuery>,
): Promise<z.output<typeof audit>> {
  const from = day === undefined ? undefined : new Date(`${day}T00:00:00+08:00`)
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        key === undefined ? undefined : eq(auditEntries.key, key),
        by === undefined ? undefined : eq(auditEntries.by, by),
        who === undefined ? undefined : sql`${auditEntries.by} in (${idsNamed(users.id, users.name, who)})`,
        page === undefined
          ? undefined
          : sql`${auditEntries.key} in (${idsNamed(nodes.key, nodes.name, page)} union ${idsNamed(media.id, media.name, page)})`,
        from && and(gte(auditEntries.at, from), lt(auditEntries.at, new Date(from.getTime() + dayMs))),
        month === undefined
          ? undefined
          : and(gte(auditEntries.at, startOf(month, 0)), lt(auditEntries.at, startOf(month, 1))),
        without === undefined ? undefined : notInArray(auditEntries.what, signIns),
        after === undefined ? undefined : lt(auditEntries.id, after),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(month === undefined ? pageSize : monthSize)
  const names = await namesOf(
    db,
    rows.flatMap(row => [row.by, row.key ?? '']),
  )
  const entries = rows.map(row => ({
    ...row,
    at: row.at.toISOString(),
    by: names.get(row.by) ?? gone,
    name: names.get(row.key ?? '') ?? null,
  }))
  return { entries }
}

const startOf = (month: string, next: number) => new Date(startOfMalaysianDay(addMonths(`${month}-01`, next)))

const idsNamed = (id: AnyColumn, name: AnyColumn, text: string) =>
  sql`select ${id}::text from ${id.table} where strpos(lower(${name}), lower(${text})) > 0`

/** The present names of users, nodes and pictures by id, and that of the machine. */
export async function namesOf(db: Pick<ContentDatabase, 'select'>, ids: string[]): Promise<Map<string, string>> {
  const uuids = [...new Set(ids)].filter(id => uuid.test(id))
  if (uuids.length === 0) return new Map([machine, stranger].map(({ id, name }) => [id, name]))
  const [people, places, pictures] = await Promise.all([
    db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, uuids)),
    db.select({ id: nodes.key, name: nodes.name }).from(nodes).where(inArray(nodes.key, uuids)),
    db.select({ id: media.id, name: media.name }).from(media).where(inArray(media.id, uuids)),
  ])
  return new Map([machine, stranger, ...people, ...places, ...pictures].map(({ id, name }) => [id, name]))
}

const list = createRoute({
  tags: ['People'],
  security: [{ editorKey: [] }],
  method: 'get',
  path: '/manage/audit',
  summary: 'Who did what, newest first',
  request: { query: auditQuery },
  responses: {
    200: { description: 'Fifty entries, or all of a month', content: { 'application/json': { schema: audit } } },
  },
})

export function addAuditRoutes(app: OpenAPIHono<ServiceEnv>, db: ContentDatabase): void {
  app.openapi(list, async c => c.json(await readAudit(db, c.req.valid('query')), 200))
}
