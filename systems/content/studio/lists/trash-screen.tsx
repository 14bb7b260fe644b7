import type { trashedNode } from '@agency/contracts/manage/nodes/tree.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useLoaderData } from 'react-router'
import type { z } from 'zod'
import { call } from '../calls/call.ts'
import { may } from '../calls/session.ts'
import { SmallButton } from '../parts/forms/buttons.tsx'
import { useCall } from '../parts/forms/use-call.ts'
import { typeName, useStudio } from '../parts/nodes/studio-data.ts'
import { Table } from '../parts/table.tsx'
import { words } from '../words/words.ts'

type Trash = { nodes: z.output<typeof trashedNode>[] }

export const loadTrash = () => call<Trash>('GET', 'trash')

export function TrashScreen() {
  const { nodes } = useLoaderData<Trash>()
  const { types, user } = useStudio()
  const { call: act } = useCall()
  const restore = (key: string, name: string) =>
    act(() => call('POST', `trash/${key}/restore`), words.trash.restored(name))
  return (
    <section className="screen">
      <h1>{words.trash.title}</h1>
      <p>{words.trash.help}</p>
      <Table
        label={words.trash.title}
        columns={words.trash.columns}
        none={words.trash.none}
        rows={nodes.map(({ key, name, alias, deletedAt, by, until }) => ({
          key,
          cells: [
            <b key="name">{name}</b>,
            typeName(types, alias),
            formatInstant(Date.parse(deletedAt)),
            by,
            formatInstant(Date.parse(until)),
            may(user, 'publisher') && (
              <SmallButton
                key="restore"
                aria-label={words.fields.actionOn(words.trash.restore, name)}
                onClick={() => restore(key, name)}
              >
                {words.trash.restore}
              </SmallButton>
            ),
          ],
        }))}
      />
    </section>
  )
}
