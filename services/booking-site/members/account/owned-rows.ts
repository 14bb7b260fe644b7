import { and, count, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import type { Queryable } from '../../database/booking-database.ts'
import type { postedForm } from '../../http/posted-fields.ts'
import { signedIn } from './account-page.tsx'

/** A table whose rows belong to accounts. */
type OwnedTable = PgTable & { id: PgColumn; accountId: PgColumn }

type Answer = Response | Promise<Response>

type RowForm = {
  db: Queryable
  table: OwnedTable
  /** What the rows are, as in "You can keep 30 cards". */
  noun: string
  posted: Awaited<ReturnType<typeof postedForm>>
  /** Reads what is to be added: how to add it to an account, or the answer to a form that holds nothing to add. */
  read: () => ((accountId: number) => Promise<unknown>) | Response | Promise<Response>
  /** Shows the page again, as there is no room for more. */
  refuse: (fault: string) => Answer
}

/** Nobody needs more of anything, and a table must not be filled by one person. */
const mostRows = 30

/** Answers a posted form of somebody's rows: one is removed, or one is added. */
export async function answerRowForm(c: Context, { db, table, noun, posted, read, refuse }: RowForm): Promise<Response> {
  const accountId = signedIn(c).account.id
  if (posted('action') === 'remove') {
    await removeRow(db, table, accountId, posted('id'))
    return c.redirect(c.req.path, 303)
  }
  const add = await read()
  if (add instanceof Response) return add
  const [found] = await db.select({ rows: count() }).from(table).where(eq(table.accountId, accountId))
  if ((found?.rows ?? 0) >= mostRows) return refuse(`You can keep ${mostRows} ${noun}. Please remove one first.`)
  await add(accountId)
  return c.redirect(c.req.path, 303)
}

/** The id comes from a form: with that of somebody else's row nothing happens. */
async function removeRow(db: Queryable, table: OwnedTable, accountId: number, id: string): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) return
  await db.delete(table).where(and(eq(table.accountId, accountId), eq(table.id, Number(id))))
}
