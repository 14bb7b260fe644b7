import { isDay, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { isLatinName } from '@agency/contracts/people/person-name.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { accountWords } from '@agency/words/booking/account/words.ts'
import { asc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { travellers } from '../../database/travel-tables.ts'
import { countryCodes, countryOptions, nameOfCountry } from '../../pages/forms/country-options.ts'
import { error } from '../../pages/forms/fault.ts'
import { readFields } from '../../pages/forms/read-fields.ts'
import { addRowPage } from './row-page.tsx'

const schema = z.object({
  fullName: z
    .string()
    .trim()
    .min(2, error('required'))
    .max(120, error('atMost'))
    .refine(isLatinName, error('notLatin')),
  bornOn: z
    .string()
    .refine(day => isDay(day) && day > '1900-01-01' && day <= malaysianDay(new Date()), error('badBirthday')),
  nationality: z.string().refine(code => countryCodes.has(code), error('badCountry')),
})

/** `/Tools/TravellerGroup`. */
export function addTravellerGroup(app: Hono<ServiceEnv>, { db }: Booking): void {
  addRowPage(app, db, {
    path: '/Tools/TravellerGroup',
    name: 'group',
    tooMany: 'tooManyPeople',
    table: travellers,
    async list(accountId) {
      const isOwn = eq(travellers.accountId, accountId)
      const rows = await db.select().from(travellers).where(isOwn).orderBy(asc(travellers.fullName), asc(travellers.id))
      return rows.map(({ id, fullName, bornOn, nationality }) => ({
        id,
        title: fullName,
        facts: `${accountWords().group.born(formatShortDay(bornOn))} · ${nameOfCountry(nationality)}`,
      }))
    },
    read(posted) {
      const read = readFields(schema, posted)
      return 'faults' in read ? read : { add: accountId => db.insert(travellers).values({ accountId, ...read.value }) }
    },
    form: {
      heading: () => accountWords().group.heading,
      firstField: 'fullName',
      fields(field) {
        const nationality = field('nationality')
        return (
          <>
            <TextField {...field('fullName')} hint={accountWords().group.latin} maxLength={120} />
            <TextField {...field('bornOn')} type="date" maxLength={10} />
            <SelectField {...nationality} defaultValue={nationality.defaultValue || 'MYS'} options={countryOptions()} />
          </>
        )
      },
    },
  })
}
