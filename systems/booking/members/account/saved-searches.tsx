import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { HiddenFields } from '@agency/ui/forms/hidden-fields.tsx'
import { accountWords } from '@agency/words/booking/account/words.ts'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import { searchWords } from '@agency/words/booking/search/words.ts'
import { desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { savedSearches } from '../../database/travel-tables.ts'
import { type Fields, isStorable } from '../../http/posted-fields.ts'
import { readSearch } from '../../searches/read-search.ts'
import { type Understood, wayOf } from '../../searches/understood.ts'
import { addRowPage } from './row-page.tsx'

const storable = z.string().refine(isStorable)
const fieldsSchema = z.array(z.tuple([storable.max(60), storable.max(300)])).max(60)

/** `/Account/SavedSearch`. The page of a search saves it. */
export function addSavedSearches(app: Hono<ServiceEnv>, { db }: Booking): void {
  addRowPage(app, db, {
    path: '/Account/SavedSearch',
    name: 'searches',
    tooMany: 'tooManySearches',
    table: savedSearches,
    async list(accountId) {
      const isOwn = eq(savedSearches.accountId, accountId)
      const rows = await db.select().from(savedSearches).where(isOwn).orderBy(desc(savedSearches.id))
      return rows.map(({ id, title, path, fields, savedAt }) => ({
        id,
        title: titleIn(path, fields) ?? title,
        facts: accountWords().searches.saved(formatShortDay(malaysianDay(savedAt))),
        more: <SearchAgain path={path} fields={fields} />,
      }))
    },
    read(posted) {
      const row = searchIn(posted)
      return { add: accountId => db.insert(savedSearches).values({ accountId, ...row }) }
    },
  })
}

function SearchAgain({ path, fields }: { path: string; fields: Fields }) {
  return (
    <form method="post" action={path}>
      <HiddenFields fields={fields} />
      <button type="submit" className="link-button">
        {accountWords().searches.again}
      </button>
    </form>
  )
}

/** In the reader's language; undefined for a search that is no longer taken. */
function titleIn(path: string, fields: Fields): string | undefined {
  const search = readSearch(path, fields)?.search
  return search?.ok ? titleOf(search.value) : undefined
}

/** @throws for anything but a search. */
function searchIn(posted: (name: string) => string) {
  const path = posted('path')
  const fields = fieldsSchema.safeParse(parseJson(posted('fields'))).data
  const search = fields && readSearch(path, fields)?.search
  if (!fields || !search?.ok) throw new HTTPException(400, { message: bookingPageWords().problems.notSaved })
  return { path, fields, title: titleOf(search.value) }
}

function titleOf(search: Understood): string {
  const { products, saved } = searchWords()
  return saved({ product: products[search.product], facts: [wayOf(search), ...search.facts] })
}
