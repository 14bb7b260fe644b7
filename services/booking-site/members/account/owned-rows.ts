import { and, count, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../database/booking-database.ts'

/** A table whose rows belong to accounts. */
type OwnedTable = PgTable & { id: PgColumn; accountId: PgColumn }

/** Nobody needs more of anything, and a table must not be filled by one person. */
export const MOST_ROWS = 30

/** Whether an account may add another row. */
export async function hasRoom(db: Queryable, table: OwnedTable, accountId: number): Promise<boolean> {
  const [found] = await db.select({ rows: count() }).from(table).where(eq(table.accountId, accountId))
  return (found?.rows ?? 0) < MOST_ROWS
}

/** Removes a row of an account. The id comes from a form: with that of somebody else's row nothing happens. */
export async function removeRow(db: Queryable, table: OwnedTable, accountId: number, id: string): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) return
  await db.delete(table).where(and(eq(table.accountId, accountId), eq(table.id, Number(id))))
}
