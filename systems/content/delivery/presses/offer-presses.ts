import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { offerPressesPath, offerPressesSchema, verifyHook } from '@agency/contracts/content/hooks.ts'
import { addDays, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { desc, gt, lte, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { ContentDatabase } from '../../database/content-database.ts'
import { offerPresses } from '../../database/offer-press-tables.ts'
import type { ContentTree } from '../../tree/content-tree.ts'
import { memoize } from '../../tree/memoize.ts'
import { publicPath } from '../../tree/public-path.ts'

const days = 30

const firstDay = (now: Date) => addDays(malaysianDay(now), -days)

const offersByPath = memoize(
  ({ byKey }: ContentTree) =>
    new Map(
      [...byKey.values()].flatMap(node => (node.alias === 'contentDetail' ? [[publicPath(node), node.key]] : [])),
    ),
)

/** Also deletes presses older than 30 days; ignores paths of no offer. */
async function countPresses(
  db: ContentDatabase,
  tree: ContentTree,
  pressed: { path: string; times: number }[],
  now: Date,
): Promise<void> {
  const counts = new Map<string, number>()
  for (const { path, times } of pressed) {
    const key = offersByPath(tree).get(path.toLowerCase().replace(/\/$/, ''))
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + times)
  }
  if (counts.size === 0) return
  const { key, times } = offerPresses
  const day = malaysianDay(now)
  await db
    .insert(offerPresses)
    .values([...counts].map(([key, times]) => ({ day, key, times })))
    .onConflictDoUpdate({ target: [offerPresses.day, key], set: { times: sql`${times} + excluded.times` } })
  await db.delete(offerPresses).where(lte(offerPresses.day, firstDay(now)))
}

/** The most pressed offers of 30 days, the most pressed first. */
export async function mostPressed(db: ContentDatabase, now: Date): Promise<{ key: string; times: number }[]> {
  const { key } = offerPresses
  const times = sql<number>`sum(${offerPresses.times})::integer`
  return db
    .select({ key, times })
    .from(offerPresses)
    .where(gt(offerPresses.day, firstDay(now)))
    .groupBy(key)
    .orderBy(desc(times), key)
}

type PressOptions = { db: ContentDatabase; current: () => ContentTree | undefined; secret: string }

export function addPressRoutes(app: Hono<ServiceEnv>, { db, current, secret }: PressOptions): void {
  app.post(offerPressesPath, async c => {
    const body = await c.req.text()
    const headers = { 'x-timestamp': c.req.header('x-timestamp'), 'x-signature': c.req.header('x-signature') }
    const verdict = verifyHook(body, headers, secret, new Date())
    if (verdict !== 'valid') return problem(c, 401, `The counts are ${verdict}.`)
    const read = offerPressesSchema.safeParse(parseJson(body))
    const tree = current()
    if (!read.success) return problem(c, 400, 'The body must be {"id": "…", "pressed": [{"path": "/…", "times": 1}]}.')
    if (tree === undefined) return problem(c, 503, 'The content is not loaded yet.')
    await countPresses(db, tree, read.data.pressed, new Date())
    return c.body(null, 204)
  })
}
