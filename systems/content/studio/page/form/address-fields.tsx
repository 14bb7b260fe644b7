import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import type { NodeState } from '@agency/contracts/manage/nodes/tree.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { described, FieldFrame, TextField } from '@agency/ui/forms/field.tsx'
import { DateControl } from '../../parts/forms/date-control.tsx'
import { malaysianTime, malaysianTimeToInstant } from '../../parts/malaysian-time.ts'
import { words } from '../../words/words.ts'
import { beginsAt, isSeenNow } from '../saving/shown-later.ts'

type FieldsProps = { draft: Editable; onChange: (part: Partial<Editable>) => void }
type AddressFieldsProps = FieldsProps & { state: NodeState }

export function AddressFields({ draft, state, onChange }: AddressFieldsProps) {
  const begins = isSeenNow(state) ? beginsAt(draft) : undefined
  return (
    <div className="fields">
      <TextField
        name="name"
        label={words.page.name}
        hint={words.page.nameHelp}
        value={draft.name}
        onChange={event => onChange({ name: event.target.value })}
      />
      <TextField
        name="urlSegment"
        label={words.tree.segment}
        hint={words.tree.segmentHelp}
        value={draft.urlSegment}
        onChange={event => onChange({ urlSegment: event.target.value })}
      />
      <Time
        name="publishAt"
        label={words.page.publishAt}
        draft={draft}
        onChange={onChange}
        error={begins === undefined ? undefined : words.publish.vanishes(formatInstant(begins))}
      />
      <Time name="unpublishAt" label={words.page.unpublishAt} draft={draft} onChange={onChange} />
    </div>
  )
}

type TimeProps = FieldsProps & { name: 'publishAt' | 'unpublishAt'; label: string; error?: string | undefined }

function Time({ name, label, draft, error, onChange }: TimeProps) {
  const frame = { id: name, label, hint: words.fields.malaysianTime, ...(error && { error }) }
  return (
    <FieldFrame {...frame} optional>
      <DateControl
        id={name}
        label={label}
        withTime
        value={malaysianTime(draft[name])}
        onChange={time => onChange({ [name]: malaysianTimeToInstant(time) ?? null })}
        {...described(frame)}
      />
    </FieldFrame>
  )
}
