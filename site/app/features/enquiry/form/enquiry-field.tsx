import type { Control } from '@agency/contracts/backend/forms/control.ts'
import { CheckField, SelectField, TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import { EnquiryChoice } from './enquiry-choice.tsx'
import type { FieldWords } from './form-model.ts'

/** A select element shows more options than these better. */
const maxVisibleOptions = 4

const inputOf: Partial<Record<Control['kind'], { type: string; inputMode?: 'email' | 'tel' | 'numeric' }>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  count: { type: 'number', inputMode: 'numeric' },
  day: { type: 'date' },
  time: { type: 'time' },
}

type EnquiryFieldProps = {
  words: FieldWords
  control: Control
  value: string
  error?: string
  isOff: boolean
  today: string
}

/** Attributes repeat the schema's rules, for browsers without script. */
export function EnquiryField({ words, control, value, error, isOff, today }: EnquiryFieldProps) {
  const { name, label, hint, options = [] } = words
  const frame = {
    name,
    label,
    hint,
    error,
    optional: !control.required && !control.sometimes,
    required: control.required,
    disabled: isOff,
    defaultValue: value,
  }
  if (control.kind === 'agreement') {
    return (
      <CheckField name={name} error={error} defaultChecked={value === 'true'}>
        {label}
      </CheckField>
    )
  }
  if (control.kind === 'choice' && options.length <= maxVisibleOptions) {
    return <EnquiryChoice words={words} value={value} error={error} />
  }
  if (control.kind === 'choice' || control.kind === 'country') {
    return <SelectField {...frame} options={[{ value: '', label: enquiryWords().choose }, ...options]} />
  }
  const shared = { ...frame, autoComplete: control.autoComplete, maxLength: control.maxLength }
  if (control.kind === 'text') return <TextArea {...shared} rows={control.agreedBy ? 3 : 7} />
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
