import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { HiddenFields } from '@agency/ui/forms/hidden-fields.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { desc, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { savedSearches } from '../../database/travel-tables.ts'
import { type Fields, isStorable, postedForm } from '../../http/posted-fields.ts'
import { readSearch } from '../../searches/read-search.ts'
import { accountPage, signedIn } from './account-page.tsx'
import { answerRowForm } from './owned-rows.ts'
import { RowList } from './row-list.tsx'

const PATH = '/Account/SavedSearch'

const storable = z.string().refine(isStorable)
const fieldsSchema = z.array(z.tuple([storable.max(60), storable.max(300)])).max(60)

/** `/Account/SavedSearch`: searches to be made again. They are kept from the page that shows a search. */
export function addSavedSearches(app: Hono<ServiceEnv>, { db }: Booking): void {
  app.get(PATH, c => show(c))

  app.post(PATH, async c => {
    const posted = await postedForm(c)
    return answerRowForm(c, {
      db,
      table: savedSearches,
      noun: 'searches',
      posted,
      read: () => {
        const row = searchIn(posted)
        return accountId => db.insert(savedSearches).values({ accountId, ...row })
      },
      refuse: fault => show(c, fault),
    })
  })

  async function show(c: Context, fault?: string) {
    const own = await db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.accountId, signedIn(c).account.id))
      .orderBy(desc(savedSearches.id))
    const rows = own.map(({ id, title, path, fields, savedAt }) => ({
      id,
      title,
      facts: `Saved on ${formatShortDay(malaysianDay(savedAt))}`,
      more: <SearchAgain path={path} fields={fields} />,
    }))
    return accountPage(c, {
      status: fault ? 422 : 200,
      title: 'Saved Searches',
      main: (
        <>
          {fault && <Notice tone="error">{fault}</Notice>}
          <RowList rows={rows} none="Search on the website, then save the search from the page that shows it." />
        </>
      ),
    })
  }
}

function SearchAgain({ path, fields }: { path: string; fields: Fields }) {
  return (
    <form method="post" action={path}>
      <HiddenFields fields={fields} />
      <button type="submit" className="link-button">
        Search again
      </button>
    </form>
  )
}

/**
 * The search that a form holds, with what the list calls it.
 * @throws A refusal of what is no search.
 */
function searchIn(posted: (name: string) => string) {
  const path = posted('path')
  const fields = fieldsSchema.safeParse(parseJson(posted('fields'))).data
  const search = fields && readSearch(path, fields)?.search
  if (!fields || !search?.ok) throw new HTTPException(400, { message: 'This search cannot be saved.' })
  const { product, places, facts } = search.value
  return { path, fields, title: `${capital(product)}: ${places.join(' to ')}, ${facts.join(', ')}` }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
