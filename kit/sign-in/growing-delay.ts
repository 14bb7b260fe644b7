import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { LimitTables } from './limit-tables.ts'

type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

export type DelayRule = {
  free: number
  first: number
  longest: number
  fade: number
}

export const accountRule: DelayRule = { free: 5, first: 2, longest: 15 * 60, fade: 3600 }
/** An office may share an address. */
export const addressRule: DelayRule = { free: 30, first: 1, longest: 5 * 60, fade: 60 }

/** A digest that hides the name; all spellings of a name give one key. */
export const limitKey = (kind: string, name: string): string =>
  createHash('sha256')
    .update(`${kind}\0${folded(name)}`)
    .digest('base64url')

/** Folds `ﬁ`, `ſ` and `ı` into the plain letters of the account. */
const folded = (name: string) => name.normalize('NFKC').trim().toUpperCase().toLowerCase()

export function growingDelay(signInAttempts: LimitTables['signInAttempts']) {
  /**
   * Before the outcome is known: simultaneous attempts all count. Returns 0, or the seconds to wait; such an attempt
   * does not count.
   */
  async function beginAttempt(db: Queryable, key: string, rule: DelayRule): Promise<number> {
    const { failures, lastAt, blockedUntil } = signInAttempts
    const faded = sql`extract(epoch from now() - ${lastAt})::float8 / ${rule.fade}`
    const next = sql`greatest(0, ${failures} - ${faded}) + 1`
    const charged = sql`round(${next}) - ${rule.free}`
    const seconds = sql`case when ${charged} < 0 then 0
      else least(${rule.longest}::float8, ${rule.first} * 2.0 ^ least(${charged}, 30)) end`
    const [begun] = await db
      .insert(signInAttempts)
      .values({ key, failures: 1, lastAt: sql`now()`, blockedUntil: sql`now()` })
      .onConflictDoUpdate({
        target: signInAttempts.key,
        set: { failures: next, lastAt: sql`now()`, blockedUntil: sql`now() + make_interval(secs => ${seconds})` },
        setWhere: sql`${blockedUntil} <= now()`,
      })
      .returning({ key: signInAttempts.key })
    if (begun) return 0
    const [blocked] = await db
      .select({ seconds: sql<number>`ceil(extract(epoch from ${blockedUntil} - now()))::int` })
      .from(signInAttempts)
      .where(eq(signInAttempts.key, key))
    return Math.max(1, blocked?.seconds ?? 1)
  }

  async function forgetAttempts(db: Queryable, key: string): Promise<void> {
    await db.delete(signInAttempts).where(eq(signInAttempts.key, key))
  }

  /** After a success: subtracts one attempt only, so that a guesser with one account cannot clear the address. */
  async function takeBackAttempt(db: Queryable, key: string): Promise<void> {
    await db
      .update(signInAttempts)
      .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)`, blockedUntil: sql`now()` })
      .where(eq(signInAttempts.key, key))
  }

  return { beginAttempt, forgetAttempts, takeBackAttempt }
}
