import type { auditEntry } from '@agency/contracts/manage/audit.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { z } from 'zod'
import { call } from '../calls/call.ts'
import { useStudio } from '../shell/studio-data.ts'
import { words } from '../words.ts'
import { Table } from './table.tsx'

type Audit = { entries: z.output<typeof auditEntry>[] }

/** The newest entries, or those after the one of the address; of one page where the address names it. */
export const loadAudit = ({ request }: LoaderFunctionArgs) => call<Audit>('GET', `audit${new URL(request.url).search}`)

/** Who did what. Nothing of it can be changed. */
export function AuditScreen() {
  const { entries } = useLoaderData<Audit>()
  const { nodes } = useStudio()
  const last = entries.at(-1)
  return (
    <section className="screen">
      <h1>{words.audit.title}</h1>
      <p>{words.audit.help}</p>
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
      {last && entries.length >= 50 && <Link to={`?after=${last.id}`}>{words.audit.older}</Link>}
    </section>
  )
}
