import { airlineByCode } from '@agency/reference-data/airlines.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { asc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { frequentFlyerCards as cards } from '../../database/travel-tables.ts'
import { readFields } from '../../pages/forms/read-fields.ts'
import { addRowPage } from './row-page.tsx'

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

/** `/Tools/FrequentFlyer`. */
export function addFrequentFlyer(app: Hono<ServiceEnv>, { db }: Booking): void {
  addRowPage(app, db, {
    path: '/Tools/FrequentFlyer',
    title: 'Frequent Flyer',
    noun: 'cards',
    none: 'Add your membership numbers, and we will quote them when you book.',
    table: cards,
    async list(accountId) {
      const isOwn = eq(cards.accountId, accountId)
      const rows = await db.select().from(cards).where(isOwn).orderBy(asc(cards.airlineCode), asc(cards.id))
      return rows.map(({ id, airlineCode, number }) => ({
        id,
        title: `${airlineCode} ${number}`,
        facts: airlineByCode(airlineCode)?.name ?? 'Frequent flyer',
      }))
    },
    read(posted) {
      const read = readFields(schema, posted)
      return 'faults' in read ? read : { add: accountId => db.insert(cards).values({ accountId, ...read.value }) }
    },
    form: {
      heading: 'Add a membership',
      firstField: 'airlineCode',
      fields: field => (
        <>
          <TextField {...field('airlineCode')} label="Airline code" hint="Two characters, such as MH." maxLength={2} />
          <TextField {...field('number')} label="Membership number" maxLength={20} />
        </>
      ),
    },
  })
}
