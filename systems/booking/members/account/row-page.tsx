import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { and, count, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import type { Queryable } from '../../database/booking-database.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { type Fault, faultOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { accountPage, signedIn } from '../account-page.tsx'

type Typed = (name: string) => string

type FieldOf = (name: string) => { name: string; defaultValue: string; error: string | undefined }

type Row = { id: number; title: string; facts: string; more?: ReactNode }

type RowPage = {
  path: string
  title: string
  /** As in "You can keep 30 cards". */
  noun: string
  table: PgTable & { id: PgColumn; accountId: PgColumn }
  list: (accountId: number) => Promise<Row[]>
  none: string
  /** Returns the insertion, or the form's faults. */
  read: (posted: Typed) => { add: (accountId: number) => Promise<unknown> } | { faults: Fault[] }
  /** The first field shows a fault of the whole. */
  form?: { heading: string; firstField: string; fields: (field: FieldOf) => ReactNode }
}

/** For each member. */
const maxRows = 30

export function addRowPage(app: Hono<ServiceEnv>, db: Queryable, rowPage: RowPage): void {
  const { path, noun, table, read, form } = rowPage
  app.get(path, c => showRows(c, rowPage))

  app.post(path, async c => {
    const posted = await postedForm(c)
    const accountId = signedIn(c).account.id
    if (posted('action') === 'remove') {
      await removeRow(db, table, accountId, posted('id'))
      return c.redirect(c.req.path, 303)
    }
    const row = read(posted)
    if ('faults' in row) return showRows(c, rowPage, row.faults, posted)
    const [counted] = await db.select({ rows: count() }).from(table).where(eq(table.accountId, accountId))
    if ((counted?.rows ?? 0) >= maxRows) {
      const text = `You can keep ${maxRows} ${noun}. Please remove one first.`
      return showRows(c, rowPage, [{ name: form?.firstField ?? '', text }], posted)
    }
    await row.add(accountId)
    return c.redirect(c.req.path, 303)
  })
}

async function showRows(
  c: Context,
  { title, none, list, form }: RowPage,
  faults: Fault[] = [],
  typed: Typed = () => '',
) {
  const rows = await list(signedIn(c).account.id)
  return accountPage(c, {
    status: statusOf(faults),
    title,
    main: (
      <>
        {form === undefined &&
          faults.map(({ text }) => (
            <Notice key={text} tone="error">
              {text}
            </Notice>
          ))}
        {rows.length === 0 ? <p className="lead">{none}</p> : <RowList rows={rows} />}
        {form && (
          <section className="panel">
            <h2>{form.heading}</h2>
            <FaultSummary faults={faults} />
            <form method="post" className="form-column">
              {form.fields(name => ({ name, defaultValue: typed(name), error: faultOf(faults, name) }))}
              <button type="submit" className="button" name="action" value="add">
                Add
              </button>
            </form>
          </section>
        )}
      </>
    ),
  })
}

const RowList = ({ rows }: { rows: Row[] }) => (
  <ul className="rows">
    {rows.map(({ id, title, facts, more }) => (
      <li key={id}>
        <div>
          <h2>{title}</h2>
          <p className="field__hint">{facts}</p>
        </div>
        {more}
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="link-button" name="action" value="remove">
            Remove<span className="visually-hidden"> {title}</span>
          </button>
        </form>
      </li>
    ))}
  </ul>
)

/** Cannot remove another account's row: the id comes from a form. */
async function removeRow(db: Queryable, table: RowPage['table'], accountId: number, id: string): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) return
  await db.delete(table).where(and(eq(table.accountId, accountId), eq(table.id, Number(id))))
}
