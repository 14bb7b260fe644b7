import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { instantOf, malaysianTime } from '../../fields/shown/malaysian-time.ts'
import { words } from '../../words.ts'

type AddressFieldsProps = { draft: Editable; onChange: (part: Partial<Editable>) => void }

/** What a node is called, where it is, and from when until when it shows, by the clocks of Malaysia. */
export function AddressFields({ draft, onChange }: AddressFieldsProps) {
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
      <Time name="publishAt" label={words.page.publishAt} draft={draft} onChange={onChange} />
      <Time name="unpublishAt" label={words.page.unpublishAt} draft={draft} onChange={onChange} />
    </div>
  )
}

type TimeProps = AddressFieldsProps & { name: 'publishAt' | 'unpublishAt'; label: string }

function Time({ name, label, draft, onChange }: TimeProps) {
  return (
    <TextField
      name={name}
      type="datetime-local"
      className="short"
      label={label}
      hint={words.fields.malaysianTime}
      value={malaysianTime(draft[name])}
      onChange={event => onChange({ [name]: instantOf(event.target.value) ?? null })}
      optional
    />
  )
}
