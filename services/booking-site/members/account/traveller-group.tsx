import { isDay, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { asc, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { travellers } from '../../database/travel-tables.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { countryName, countryOptions } from '../../pages/forms/country-options.ts'
import { type Fault, faultOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { readFields } from '../../pages/forms/read-fields.ts'
import { accountPage, signedIn } from './account-page.tsx'
import { answerRowForm } from './owned-rows.ts'
import { RowList } from './row-list.tsx'

const PATH = '/Tools/TravellerGroup'

const schema = z.object({
  fullName: z.string().trim().min(2, { error: 'Required' }).max(120),
  bornOn: z.string().refine(day => isDay(day) && day > '1900-01-01' && day <= malaysianDay(new Date()), {
    error: 'Please give a date of birth.',
  }),
  nationality: z.string().refine(code => countryOptions.some(({ value }) => value === code), {
    error: 'Please choose a country.',
  }),
})

/** `/Tools/TravellerGroup`: people somebody often travels with. */
export function addTravellerGroup(app: Hono<ServiceEnv>, { db }: Booking): void {
  app.get(PATH, c => show(c))

  app.post(PATH, async c => {
    const posted = await postedForm(c)
    return answerRowForm(c, {
      db,
      table: travellers,
      noun: 'people',
      posted,
      read: () => {
        const read = readFields(schema, posted)
        if ('faults' in read) return show(c, read.faults, posted)
        return accountId => db.insert(travellers).values({ accountId, ...read.value })
      },
      refuse: text => show(c, [{ name: 'fullName', text }], posted),
    })
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
      facts: `Born ${formatShortDay(bornOn)} · ${countryName(nationality)}`,
    }))
    const field = (name: keyof typeof schema.shape) => ({
      name,
      defaultValue: value(name),
      error: faultOf(faults, name),
    })
    const nationality = { ...field('nationality'), defaultValue: value('nationality') || 'MYS' }
    return accountPage(c, {
      status: statusOf(faults),
      title: 'Traveller Group',
      main: (
        <>
          <RowList rows={rows} none="Add the people you travel with, and you need not type their names again." />
          <section className="panel">
            <h2>Add somebody</h2>
            <FaultSummary faults={faults} />
            <form method="post" className="form-column">
              <TextField {...field('fullName')} label="Name as in the passport" maxLength={120} />
              <TextField {...field('bornOn')} label="Date of birth" type="date" maxLength={10} />
              <SelectField {...nationality} label="Nationality" options={countryOptions} />
              <button type="submit" className="button" name="action" value="add">
                Add
              </button>
            </form>
          </section>
        </>
      ),
    })
  }
}
