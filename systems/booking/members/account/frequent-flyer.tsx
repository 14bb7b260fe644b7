import { airlineByCode } from '@agency/reference-data/airlines.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { accountWords } from '@agency/words/booking/account/words.ts'
import { asc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { frequentFlyerCards as cards } from '../../database/travel-tables.ts'
import { error } from '../../pages/forms/fault.ts'
import { readFields } from '../../pages/forms/read-fields.ts'
import { addRowPage } from './row-page.tsx'

const schema = z.object({
  airlineCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?!\d\d)[A-Z0-9]{2}$/, error('badAirline')),
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,20}$/, error('badMembership')),
})

/** `/Tools/FrequentFlyer`. */
export function addFrequentFlyer(app: Hono<ServiceEnv>, { db }: Booking): void {
  addRowPage(app, db, {
    path: '/Tools/FrequentFlyer',
    name: 'flyer',
    tooMany: 'tooManyCards',
    table: cards,
    async list(accountId) {
      const isOwn = eq(cards.accountId, accountId)
      const rows = await db.select().from(cards).where(isOwn).orderBy(asc(cards.airlineCode), asc(cards.id))
      return rows.map(({ id, airlineCode, number }) => ({
        id,
        title: `${airlineCode} ${number}`,
        facts: airlineByCode(airlineCode)?.name ?? accountWords().flyer.unnamed,
      }))
    },
    read(posted) {
      const read = readFields(schema, posted)
      return 'faults' in read ? read : { add: accountId => db.insert(cards).values({ accountId, ...read.value }) }
    },
    form: {
      heading: () => accountWords().flyer.heading,
      firstField: 'airlineCode',
      fields: field => (
        <>
          <TextField {...field('airlineCode')} hint={accountWords().flyer.hint} maxLength={2} />
          <TextField {...field('number')} maxLength={20} />
        </>
      ),
    },
  })
}
