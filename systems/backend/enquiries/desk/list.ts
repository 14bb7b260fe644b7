import { readReference } from '@agency/contracts/backend/reference.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { csvOf } from '@agency/service-kit/files/csv.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { formatInstant, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { and, asc, count, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { deskPeople } from '../../database/desk-tables.ts'
import { enquiries } from '../../database/tables.ts'
import { note } from '../../privacy/audit.ts'
import { page, postedFields, token } from './page.ts'
import { administratorsOnly, type Desk, personOf } from './sessions.ts'
import { summaryOf } from './summary.ts'

/** With the name of the person who has it. */
export type Listed = { enquiry: typeof enquiries.$inferSelect; holder: string | null }

const titles = { new: 'New', mine: 'Mine', colleagues: 'With colleagues', done: 'Done' }

type ListName = keyof typeof titles

const pageSize = 50
const isOpen = isNull(enquiries.doneAt)
const conditions: Record<ListName, (by: string) => SQL | undefined> = {
  new: () => and(isOpen, isNull(enquiries.holderId)),
  mine: by => and(isOpen, eq(enquiries.holderId, by)),
  colleagues: by => and(isOpen, ne(enquiries.holderId, by)),
  done: () => isNotNull(enquiries.doneAt),
}
const wordsOf = (find: string) =>
  or(eq(enquiries.reference, readReference(find) ?? ''), eq(enquiries.email, find.toLowerCase()))

/** Overdue ones first, then those without a day. Each order ends with the id, so that no page repeats a row. */
function orderOf(list: ListName): SQL[] {
  const { nextOn, receivedAt, doneAt, id } = enquiries
  if (list === 'new') return [asc(receivedAt), asc(id)]
  if (list === 'done') return [desc(doneAt), asc(id)]
  const today = malaysianDay(Date.now())
  const urgency = sql`case when ${nextOn} <= ${today} then 0 when ${nextOn} is null then 1 else 2 end`
  return [urgency, asc(nextOn), asc(receivedAt), asc(id)]
}

export const selectListed = ({ db }: Desk) =>
  db
    .select({ enquiry: enquiries, holder: deskPeople.name })
    .from(enquiries)
    .leftJoin(deskPeople, eq(deskPeople.id, enquiries.holderId))

const readList = (name: string | undefined): ListName =>
  name && Object.hasOwn(titles, name) ? (name as ListName) : 'new'

/** `/`: a list, or what was looked for; `/export`: a whole list as CSV, for administrators. */
export function addList(app: Hono<ServiceEnv>, desk: Desk): void {
  app.get('/', async c => {
    const by = personOf(c).id
    const { list: typed, page: at = '', find = '' } = c.req.query()
    const list = readList(typed)
    const number = /^[1-9]\d{0,4}$/.test(at) ? Number(at) : 1
    const where = find ? wordsOf(find.trim()) : conditions[list](by)
    const [counted] = await desk.db.select({ total: count() }).from(enquiries).where(where)
    const query = selectListed(desk).where(where)
    const rows = await query
      .orderBy(...orderOf(list))
      .limit(pageSize)
      .offset((number - 1) * pageSize)
    const references = rows.map(({ enquiry }) => enquiry.reference)
    await note(desk.db, 'desk-list', { by, list: find ? 'found' : list, references })
    return listPage(c, { list, find, rows, total: counted?.total ?? 0, number })
  })

  app.post('/export', administratorsOnly, async c => {
    const by = personOf(c).id
    const list = readList((await postedFields(c))('list'))
    const rows = await selectListed(desk)
      .where(conditions[list](by))
      .orderBy(...orderOf(list))
    await note(desk.db, 'desk-export', { by, list, rows: rows.length })
    const table = rows.map(({ enquiry, holder }) => ({
      reference: enquiry.reference,
      received: enquiry.receivedAt.toISOString(),
      ...summaryOf(enquiry),
      with: holder,
      'next on': enquiry.nextOn,
      answered: enquiry.answeredAt?.toISOString(),
      done: enquiry.doneAt?.toISOString(),
      reason: enquiry.doneReason,
    }))
    c.header('content-disposition', `attachment; filename="enquiries-${list}.csv"`)
    const cells = table.map(row => Object.values(row).map(value => value ?? ''))
    return c.body(csvOf([Object.keys(table[0] ?? {}), ...cells]), 200, { 'content-type': 'text/csv; charset=utf-8' })
  })
}

type Shown = { list: ListName; find: string; rows: Listed[]; total: number; number: number }

function listPage(c: Context, { list, find, rows, total, number }: Shown) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const link = (to: number) => `/?${new URLSearchParams({ list, find, page: String(to) })}`
  return page(c, {
    title: find ? 'Found' : titles[list],
    main: html`<nav class="lists" aria-label="Lists">${Object.entries(titles).map(
      ([name, title]) =>
        html`<a href="/?list=${name}" ${!find && name === list && html`aria-current="page"`}>${title}</a>`,
    )}</nav>
<search><form class="find"><label for="find">Reference or e-mail address</label>
<input id="find" name="find" value="${find}" maxlength="254" required><button class="button button--quiet">Find</button></form></search>
<p>${total === 0 ? 'None.' : `${total.toLocaleString('en')} in all, page ${number} of ${pages}.`}</p>
<ol class="rows">${rows.map(rowOf)}</ol>
${
  pages > 1 &&
  html`<nav class="lists" aria-label="Pages">${number > 1 && html`<a href="${link(number - 1)}">Previous page</a>`}
${number < pages && html`<a href="${link(number + 1)}">Next page</a>`}</nav>`
}
${personOf(c).role === 'administrator' && !find && total > 0 && html`<form method="post" action="/export">${token(c)}<button class="link-button" name="list" value="${list}">Download this list as CSV</button></form>`}`,
  })
}

function rowOf({ enquiry, holder }: Listed) {
  const { reference, receivedAt, answeredAt, nextOn, doneAt, doneReason } = enquiry
  const { person, trip, dates, party, price, language, answerBy } = summaryOf(enquiry)
  const facts = [dates, party, price, language, `answer: ${answerBy}`]
  const states = [
    `Sent ${formatInstant(receivedAt.getTime())}`,
    holder && `with ${holder}`,
    answeredAt && 'answered',
    doneAt && `done: ${doneReason}`,
    nextOn && !doneAt && `next on ${formatShortDay(nextOn)}`,
  ]
  const isDue = nextOn !== null && !doneAt && nextOn <= malaysianDay(Date.now())
  return html`<li><h2><a href="/enquiries/${reference}">${reference} ${person}</a></h2><p><strong>${trip}</strong></p>
<p>${facts.filter(Boolean).join(' · ')}</p>
<p class="soft">${states.filter(Boolean).join(' · ')}${isDue && html` <strong class="due">due</strong>`}</p></li>`
}
