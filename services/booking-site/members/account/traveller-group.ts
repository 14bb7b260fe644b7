import { isDay, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { asc, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { travellers } from '../../database/travel-tables.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { choice, type Fault, faultSummary, field } from '../../pages/form.ts'
import { slashedDay } from '../../pages/format.ts'
import { readFields } from '../../pages/read-fields.ts'
import { accountPage, signedIn } from './account-page.ts'
import { countryName, countryOptions } from './country-options.ts'
import { hasRoom, MOST_ROWS, removeRow } from './owned-rows.ts'
import { rowList } from './row-list.ts'

const PATH = '/Tools/TravellerGroup'

const schema = z.object({
  fullName: z.string().trim().min(2, { error: 'Required' }).max(120),
  bornOn: z.string().refine(day => isDay(day) && day > '1900-01-01' && day <= malaysianDay(new Date()), {
    error: 'Please give a date of birth.',
  }),
  nationality: z.string().refine(code => countryOptions.some(([one]) => one === code), {
    error: 'Please choose a country.',
  }),
})

/** `/Tools/TravellerGroup`: people somebody often travels with. */
export function addTravellerGroup(app: Hono<ServiceEnv>, { db }: Booking): void {
  app.get(PATH, c => show(c))

  app.post(PATH, async c => {
    const posted = await postedForm(c)
    const accountId = signedIn(c).account.id
    if (posted('action') === 'remove') {
      await removeRow(db, travellers, accountId, posted('id'))
      return c.redirect(PATH, 303)
    }
    const read = readFields(schema, posted)
    if ('faults' in read) return show(c, read.faults, posted)
    if (!(await hasRoom(db, travellers, accountId))) {
      return show(c, [{ name: 'fullName', text: `You can keep ${MOST_ROWS} people. Please remove one first.` }], posted)
    }
    await db.insert(travellers).values({ accountId, ...read.value })
    return c.redirect(PATH, 303)
  })

  async function show(c: Context, faults: Fault[] = [], value: (name: string) => string = () => '') {
    const own = await db
      .select()
      .from(travellers)
      .where(eq(travellers.accountId, signedIn(c).account.id))
      .orderBy(asc(travellers.fullName), asc(travellers.id))
    const rows = own.map(({ id, fullName, bornOn, nationality }) => ({
      id,
      title: fullName,
      facts: `Born ${slashedDay(bornOn)} · ${countryName(nationality)}`,
    }))
    return accountPage(c, {
      ...(faults.length > 0 && { status: 422 }),
      title: 'Traveller Group',
      main: html`${rowList(rows, 'Add the people you travel with, and you need not type their names again.')}
<section class="card"><h2>Add somebody</h2>${faultSummary(faults)}
<form method="post">
${field({ name: 'fullName', label: 'Name as in the passport', value: value('fullName'), maxlength: 120 }, faults)}
${field({ name: 'bornOn', label: 'Date of birth', type: 'date', value: value('bornOn'), maxlength: 10 }, faults)}
${choice({ name: 'nationality', label: 'Nationality', options: countryOptions, value: value('nationality') || 'MYS' }, faults)}
<button class="button" name="action" value="add">Add</button></form></section>`,
    })
  }
}
