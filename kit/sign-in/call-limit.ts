import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { LimitTables } from './limit-tables.ts'

type Queryable = Pick<NodePgDatabase, 'insert'>

export type CallRule = { calls: number; seconds: number }

export function callLimit(callCounts: LimitTables['callCounts']) {
  /** Returns 0 within the rule, else the seconds until the count restarts. */
  return async function countCall(db: Queryable, key: string, { calls, seconds }: CallRule): Promise<number> {
    const { count, endsAt } = callCounts
    const over = sql`${endsAt} <= now()`
    const end = sql`now() + make_interval(secs => ${seconds})`
    const [counted] = await db
      .insert(callCounts)
      .values({ key, count: 1, endsAt: end })
      .onConflictDoUpdate({
        target: callCounts.key,
        set: {
          count: sql`case when ${over} then 1 else ${count} + 1 end`,
          endsAt: sql`case when ${over} then ${end} else ${endsAt} end`,
        },
      })
      .returning({ count, left: sql<number>`ceil(extract(epoch from ${endsAt} - now()))::int` })
    if (counted === undefined || counted.count <= calls) return 0
    return Math.max(1, counted.left)
  }
}
