import type { auditEntry } from '@agency/contracts/manage/audit.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { call } from '../calls/call.ts'
import { SavedFilters } from '../parts/filters/saved-filters.tsx'
import { filterIn, queryOf } from '../parts/filters/use-filter.ts'
import { Box } from '../parts/forms/box.tsx'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { Table } from '../parts/table.tsx'
import { words } from '../words/words.ts'

type Audit = { entries: z.output<typeof auditEntry>[] }

const WITH_SIGN_INS = 'sign-ins'
/** In the address: of a page, by a user, with sign-ins. */
const filterNames = ['key', 'by', 'with'] as const

/**
 * Loads the newest entries, or older ones after the entry in the address; for one page if the address names it; without
 * sign-ins unless it asks for them.
 */
export function loadAudit({ request }: LoaderFunctionArgs): Promise<Audit> {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('with') !== WITH_SIGN_INS) searchParams.set('without', 'sign-ins')
  searchParams.delete('with')
  return call<Audit>('GET', `audit?${searchParams}`)
}

/** The history of all changes. */
export function AuditScreen() {
  const { entries } = useLoaderData<Audit>()
  const [search, setSearch] = useSearchParams()
  const showsSignIns = search.get('with') === WITH_SIGN_INS
  const show = (isWanted: boolean) =>
    setSearch(before => {
      before.delete('after')
      if (isWanted) before.set('with', WITH_SIGN_INS)
      else before.delete('with')
      return before
    })
  const older = new URLSearchParams(search)
  older.set('after', String(entries.at(-1)?.id))
  const { nodes } = useStudio()
  const filter = filterIn(search.toString(), filterNames)
  return (
    <section className="screen">
      <h1>{words.audit.title}</h1>
      <p>{words.audit.help}</p>
      <Box checked={showsSignIns} onChange={event => show(event.target.checked)}>
        {words.audit.signIns}
      </Box>
      <SavedFilters list="audit" query={queryOf(filter, filterNames)} onChoose={setSearch} />
      <Table
        label={words.audit.title}
        columns={words.audit.columns}
        none={words.audit.none}
        rows={entries.map(({ id, at, by, what, key, name, detail }) => ({
          key: String(id),
          cells: [
            formatInstant(Date.parse(at)),
            <b key="by">{by}</b>,
            what,
            key && nodes.byKey.has(key) ? (
              <Link key="page" to={`/pages/${key}`}>
                {name ?? nodes.byKey.get(key)?.name}
              </Link>
            ) : (
              name
            ),
            detail,
          ],
        }))}
      />
      {entries.length >= 50 && <Link to={`?${older}`}>{words.audit.older}</Link>}
    </section>
  )
}
