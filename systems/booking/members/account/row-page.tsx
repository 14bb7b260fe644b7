import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { accountWords } from '@agency/words/booking/account/words.ts'
import { and, count, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import type { Queryable } from '../../database/booking-database.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { type Fault, faultText, fieldsOf, statusOf, type Why } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { accountPage, signedIn } from '../account-page.tsx'

type Typed = (name: string) => string

type FieldOf = ReturnType<typeof fieldsOf>

type Row = { id: number; title: string; facts: string; more?: ReactNode }

type RowPage = {
  path: string
  name: 'flyer' | 'group' | 'searches'
  tooMany: Why
  table: PgTable & { id: PgColumn; accountId: PgColumn }
  list: (accountId: number) => Promise<Row[]>
  /** Returns the insertion, or the form's faults. */
  read: (posted: Typed) => { add: (accountId: number) => Promise<unknown> } | { faults: Fault[] }
  /** The first field shows a fault of the whole. */
  form?: { heading: () => string; firstField: string; fields: (field: FieldOf) => ReactNode }
}

/** For each member. */
const maxRows = 30

export function addRowPage(app: Hono<ServiceEnv>, db: Queryable, rowPage: RowPage): void {
  const { path, tooMany, table, read, form } = rowPage
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
      const fault = { name: form?.firstField ?? '', why: tooMany, limit: maxRows }
      return showRows(c, rowPage, [fault], posted)
    }
    await row.add(accountId)
    return c.redirect(c.req.path, 303)
  })
}

async function showRows(c: Context, { name, list, form }: RowPage, faults: Fault[] = [], typed: Typed = () => '') {
  const rows = await list(signedIn(c).account.id)
  return accountPage(c, {
    status: statusOf(faults),
    name,
    main: (
      <>
        {form === undefined &&
          faults.map(fault => (
            <Notice key={fault.why} tone="error">
              {faultText(fault)}
            </Notice>
          ))}
        {rows.length === 0 ? <p className="lead">{accountWords()[name].none}</p> : <RowList rows={rows} />}
        {form && (
          <section className="panel">
            <h2>{form.heading()}</h2>
            <FaultSummary faults={faults} />
            <form method="post" className="form-column">
              {form.fields(fieldsOf(faults, typed))}
              <button type="submit" className="button" name="action" value="add">
                {accountWords().add}
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
            <Sentence of={accountWords().remove(title, text => <span className="visually-hidden">{text}</span>)} />
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
