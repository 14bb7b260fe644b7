import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { desc, gt, lte, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../database/content-database.ts'
import { offerPresses } from '../../database/offer-press-tables.ts'
import type { ContentNode, ContentTree } from '../../tree/content-tree.ts'
import { publicPath } from '../../tree/public-path.ts'

const DAYS = 30
const DAY_MS = 24 * 3600_000

const firstDay = (now: Date) => malaysianDay(new Date(now.getTime() - DAYS * DAY_MS))

/** Adds to what visitors asked about today, and forgets what is older than 30 days. Paths of no offer are left out. */
export async function countPresses(
  db: ContentDatabase,
  tree: ContentTree,
  pressed: { path: string; times: number }[],
  now: Date,
): Promise<void> {
  const wanted = new Map(pressed.map(({ path, times }) => [path.toLowerCase().replace(/\/$/, ''), times]))
  const day = malaysianDay(now)
  const rows = [...tree.byKey.values()].flatMap(node => {
    const times = isOffer(node) ? wanted.get(publicPath(node)) : undefined
    return times === undefined ? [] : [{ day, key: node.key, times }]
  })
  if (rows.length === 0) return
  const { key, times } = offerPresses
  await db
    .insert(offerPresses)
    .values(rows)
    .onConflictDoUpdate({ target: [offerPresses.day, key], set: { times: sql`${times} + excluded.times` } })
  await db.delete(offerPresses).where(lte(offerPresses.day, firstDay(now)))
}

const isOffer = ({ alias }: ContentNode) => alias === 'contentDetail'

/** The offers that were asked about most within 30 days, the most first. */
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
