import { and, desc, eq, gt, inArray, isNotNull, like, ne } from 'drizzle-orm'
import type { ContentDatabase } from '../../database/content-database.ts'
import { auditEntries } from '../../database/people-tables.ts'
import { calls } from '../access/calls.ts'
import { gone, namesOf } from './audit.ts'

const dayMs = 24 * 3600_000
/** One node may have many entries. */
const entries = 500

/** Audit words for scheduled publications; the entry names the user who scheduled them. */
export const atItsHour = { published: 'published at an hour', refused: 'could not publish at an hour' }

/** Audit words for a page that went live with its release. */
export const publishedInRelease = 'published in a release'

/** The audit's words for calls, releases and schedules that change nodes, unlike requests. */
const changes = [
  ...Object.entries<readonly [string, (string | null)?]>(calls).flatMap(([call, [, what]]) =>
    /^(POST|PUT|DELETE) \/manage\/(nodes|trash|sort)\b(?!.*request)/.test(call) && what ? [what] : [],
  ),
  ...Object.values(atItsHour),
  publishedInRelease,
]

/** The last change of each node by others than the user, within some days, newest first; `name` as in the audit. */
export async function changesByOthers(
  db: ContentDatabase,
  user: string,
  days: number,
): Promise<{ key: string; name: string | undefined; at: Date; by: string; what: string }[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        ne(auditEntries.by, user),
        inArray(auditEntries.what, changes),
        isNotNull(auditEntries.key),
        gt(auditEntries.at, new Date(Date.now() - days * dayMs)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(entries)
  const last = new Map(rows.toReversed().map(({ key, ...row }) => [key ?? '', row]))
  const names = await namesOf(
    db,
    [...last].flatMap(([key, { by }]) => [key, by]),
  )
  return [...last]
    .map(([key, { id, at, by, what }]) => ({ id, key, name: names.get(key), at, by: names.get(by) ?? gone, what }))
    .sort((a, b) => b.id - a.id)
    .map(({ id: _, ...change }) => change)
}

/** @param call as in the table of calls; publishing in a release or at an hour is publishing too */
export async function hasDone(
  db: ContentDatabase,
  user: string,
  call: 'PUT /manage/nodes/{key}/draft' | 'POST /manage/nodes/{key}/publish',
): Promise<boolean> {
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.by, user), like(auditEntries.what, `${calls[call][1]}%`)))
    .limit(1)
  return rows.length > 0
}
