import { airlineByCode } from '@agency/reference-data/airlines.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { asc, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { frequentFlyerCards as cards } from '../../database/travel-tables.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { type Fault, faultOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { readFields } from '../../pages/forms/read-fields.ts'
import { accountPage, signedIn } from './account-page.tsx'
import { answerRowForm } from './owned-rows.ts'
import { RowList } from './row-list.tsx'

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
    return answerRowForm(c, {
      db,
      table: cards,
      noun: 'cards',
      posted,
      read: () => {
        const read = readFields(schema, posted)
        if ('faults' in read) return show(c, read.faults, posted)
        return accountId => db.insert(cards).values({ accountId, ...read.value })
      },
      refuse: text => show(c, [{ name: 'number', text }], posted),
    })
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
      facts: airlineByCode(airlineCode)?.name ?? 'Frequent flyer',
    }))
    return accountPage(c, {
      status: statusOf(faults),
      title: 'Frequent Flyer',
      main: (
        <>
          <RowList rows={rows} none="Add your membership numbers, and we will quote them when you book." />
          <section className="panel">
            <h2>Add a membership</h2>
            <FaultSummary faults={faults} />
            <form method="post" className="form-column">
              <TextField
                name="airlineCode"
                label="Airline code"
                hint="Two characters, such as MH."
                maxLength={2}
                defaultValue={value('airlineCode')}
                error={faultOf(faults, 'airlineCode')}
              />
              <TextField
                name="number"
                label="Membership number"
                maxLength={20}
                defaultValue={value('number')}
                error={faultOf(faults, 'number')}
              />
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
