import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { asc, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { frequentFlyerCards as cards } from '../../database/travel-tables.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { type Fault, faultSummary, field } from '../../pages/form.ts'
import { readFields } from '../../pages/read-fields.ts'
import { accountPage, signedIn } from './account-page.ts'
import { hasRoom, MOST_ROWS, removeRow } from './owned-rows.ts'
import { rowList } from './row-list.ts'

const PATH = '/Tools/FrequentFlyer'

const schema = z.object({
  airlineCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?!\d\d)[A-Z0-9]{2}$/, { error: 'An airline code has two characters, such as MH.' }),
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,20}$/, { error: 'A membership number has 4 to 20 letters and digits.' }),
})

/** `/Tools/FrequentFlyer`: memberships in airlines' programmes. */
export function addFrequentFlyer(app: Hono<ServiceEnv>, { db }: Booking): void {
  app.get(PATH, c => show(c))

  app.post(PATH, async c => {
    const posted = await postedForm(c)
    const accountId = signedIn(c).account.id
    if (posted('action') === 'remove') {
      await removeRow(db, cards, accountId, posted('id'))
      return c.redirect(PATH, 303)
    }
    const read = readFields(schema, posted)
    if ('faults' in read) return show(c, read.faults, posted)
    if (!(await hasRoom(db, cards, accountId))) {
      return show(c, [{ name: 'number', text: `You can keep ${MOST_ROWS} cards. Please remove one first.` }], posted)
    }
    await db.insert(cards).values({ accountId, ...read.value })
    return c.redirect(PATH, 303)
  })

  async function show(c: Context, faults: Fault[] = [], value: (name: string) => string = () => '') {
    const own = await db
      .select()
      .from(cards)
      .where(eq(cards.accountId, signedIn(c).account.id))
      .orderBy(asc(cards.airlineCode), asc(cards.id))
    const rows = own.map(({ id, airlineCode, number }) => ({
      id,
      title: `${airlineCode} ${number}`,
      facts: 'Frequent flyer',
    }))
    return accountPage(c, {
      ...(faults.length > 0 && { status: 422 }),
      title: 'Frequent Flyer',
      main: html`${rowList(rows, 'Add your membership numbers, and we will quote them when you book.')}
<section class="card"><h2>Add a membership</h2>${faultSummary(faults)}
<form method="post">
${field({ name: 'airlineCode', label: 'Airline code', value: value('airlineCode'), hint: 'Two characters, such as MH.', maxlength: 2 }, faults)}
${field({ name: 'number', label: 'Membership number', value: value('number'), maxlength: 20 }, faults)}
<button class="button" name="action" value="add">Add</button></form></section>`,
    })
  }
}
