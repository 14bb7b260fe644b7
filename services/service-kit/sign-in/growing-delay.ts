import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { LimitTables } from './limit-tables.ts'

type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

/** How bad attempts slow the next ones down. Times in seconds. */
export type DelayRule = {
  /** So many cost nothing. */
  free: number
  /** The wait after the first one that does; it doubles with each further one. */
  first: number
  longest: number
  /** Every so often one bad attempt is forgotten. */
  fade: number
}

/** The attempts on one account: typing mistakes, or guesses. */
export const ACCOUNT_RULE: DelayRule = { free: 5, first: 2, longest: 15 * 60, fade: 3600 }
/** Behind one address there can be a whole office. */
export const ADDRESS_RULE: DelayRule = { free: 30, first: 1, longest: 5 * 60, fade: 60 }

/** The key of what is limited, for the table: it does not show who tried. A name is one name however it is typed. */
export const limitKey = (kind: string, name: string): string =>
  createHash('sha256')
    .update(`${kind}\0${folded(name)}`)
    .digest('base64url')

/** `ﬁ`, `ſ` and `ı` become the plain letters that they turn into somewhere on the way to an account. */
const folded = (name: string) => name.normalize('NFKC').trim().toUpperCase().toLowerCase()

/** How attempts are counted in the table of one service. */
export function growingDelay(signInAttempts: LimitTables['signInAttempts']) {
  /**
   * Counts an attempt, before anybody knows whether it is good: many made at the same moment are then each counted.
   * Returns 0 if it may go on, else the seconds until the next one may be made; such an attempt is not counted.
   */
  async function beginAttempt(db: Queryable, key: string, rule: DelayRule): Promise<number> {
    const { failures, lastAt, blockedUntil } = signInAttempts
    const faded = sql`extract(epoch from now() - ${lastAt})::float8 / ${rule.fade}`
    const next = sql`greatest(0, ${failures} - ${faded}) + 1`
    // Rounded, because a little has faded already between one attempt and the next.
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

  /** A good attempt clears an account. */
  async function forgetAttempts(db: Queryable, key: string): Promise<void> {
    await db.delete(signInAttempts).where(eq(signInAttempts.key, key))
  }

  /** A good attempt takes itself back, and nothing else: a guesser with one account of his own must not clear his address. */
  async function takeBackAttempt(db: Queryable, key: string): Promise<void> {
    await db
      .update(signInAttempts)
      .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)`, blockedUntil: sql`now()` })
      .where(eq(signInAttempts.key, key))
  }

  return { beginAttempt, forgetAttempts, takeBackAttempt }
}
