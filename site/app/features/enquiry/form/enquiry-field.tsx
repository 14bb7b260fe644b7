import type { Control } from '@agency/contracts/backend/forms/control.ts'
import { SelectField, TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { EnquiryChoice } from './enquiry-choice.tsx'
import type { FieldModel } from './form-model.ts'

/** More options than these are easier to find in a list. */
const mostVisibleOptions = 4

const inputOf: Partial<Record<Control['kind'], { type: string; inputMode?: 'email' | 'tel' | 'numeric' }>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  count: { type: 'number', inputMode: 'numeric' },
  day: { type: 'date' },
  time: { type: 'time' },
}

type EnquiryFieldProps = {
  field: FieldModel
  value: string
  error?: string
  /** A Malaysian calendar day. */
  today: string
}

/** One field of a form, by the kind of its control. Its rules stand in the attributes, so browsers check them too. */
export function EnquiryField({ field, value, error, today }: EnquiryFieldProps) {
  const { name, label, hint, control, options } = field
  const words = wordsOf(field)
  const frame = {
    name,
    label,
    hint: hint || undefined,
    error,
    optional: !control.required && !control.sometimes,
    required: control.required,
  }
  if (control.kind === 'choice' && options.length <= mostVisibleOptions) {
    return <EnquiryChoice field={field} value={value} error={error} words={words} />
  }
  if (control.kind === 'choice' || control.kind === 'country') {
    const all = [{ value: '', label: 'Please choose' }, ...options]
    return <SelectField {...frame} {...words} options={all} defaultValue={value} />
  }
  const shared = {
    ...frame,
    ...words,
    defaultValue: value,
    autoComplete: control.autoComplete,
    maxLength: control.maxLength,
  }
  if (control.kind === 'text') return <TextArea {...shared} rows={7} />
  const { type, inputMode } = inputOf[control.kind] ?? { type: 'text' }
  return (
    <TextField
      {...shared}
      type={type}
      inputMode={inputMode}
      pattern={control.pattern}
      min={control.notPast ? today : control.min}
      max={control.kind === 'day' ? '2099-12-31' : control.max}
    />
  )
}

/** What the browser's script shows and keeps, see `enquiry-checks.client.ts` and `enquiry-draft.client.ts`. */
function wordsOf({ control, given }: FieldModel): Record<string, string | undefined> {
  return {
    'data-missing': control.missing,
    'data-wrong': control.wrong,
    'data-past': control.notPast ? 'Please give a day that is not over yet.' : undefined,
    'data-unkept': control.unkept ? '' : undefined,
    'data-given': given ? '' : undefined,
  }
}
