import type { ManyChange } from '@agency/contracts/manage/nodes/many.ts'
import { SelectField, TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { Box } from '../../parts/forms/box.tsx'
import { DateControl } from '../../parts/forms/date-control.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import type { ChangeField } from '../../words/many.ts'
import { words } from '../../words/words.ts'

const texts = words.change

const kinds = {
  price: { kind: 'price' },
  words: { kind: 'words' },
  hotel: { kind: 'entry', list: 'hotels' },
  departure: { kind: 'entry', list: 'departures' },
  entry: { kind: 'entry' },
  notice: { kind: 'notice' },
} as const

type Kind = keyof typeof kinds
type ChangeFormProps = { disabled: boolean; onEdit: () => void; onShow: (change: ManyChange) => Promise<void> }

/** The server checks what the fields say. `onEdit`: what was shown is no longer what they say. */
export function ChangeForm({ disabled, onEdit, onShow }: ChangeFormProps) {
  const [kind, setKind] = useState<Kind>('price')
  async function show(given: Record<string, string>) {
    const filled = Object.entries(given).filter(([name, value]) => name !== 'kind' && value !== '')
    await onShow({ ...Object.fromEntries(filled), ...kinds[kind] } as ManyChange)
    return false
  }
  return (
    <SubmitForm action={texts.show} work={show} disabled={disabled}>
      <div className="form-column" onChange={onEdit}>
        <SelectField
          name="kind"
          id="change-kind"
          label={texts.kind}
          options={optionsOf(texts.kinds)}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        />
        {texts.fields[kind].map(field => (
          <Field key={kind + field.name} field={field} onEdit={onEdit} />
        ))}
      </div>
    </SubmitForm>
  )
}

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

function Field({ field, onEdit }: { field: ChangeField; onEdit: () => void }) {
  const { name, label, hint, control = 'text', options, optional: isOptional = false } = field
  const [day, setDay] = useState('')
  const given = { name, id: `change-${name}`, label, ...(hint && { hint }), required: !isOptional }
  if (options) return <SelectField {...given} options={optionsOf(options)} />
  if (control === 'tick') return <Box name={name}>{label}</Box>
  if (control === 'area') return <TextArea {...given} maxLength={500} rows={3} />
  if (control !== 'day') return <TextField {...given} type={control} step="0.01" maxLength={500} autoComplete="off" />
  return (
    <div className="field">
      <span className="field__label">{label}</span>
      <DateControl
        id={given.id}
        label={label}
        value={day}
        onChange={value => {
          setDay(value)
          onEdit()
        }}
      />
      <input type="hidden" name={name} value={day} />
      <p className="field__hint">{hint}</p>
    </div>
  )
}
