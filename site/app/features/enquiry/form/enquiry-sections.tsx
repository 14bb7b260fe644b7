import type { Control } from '@agency/contracts/backend/forms/control.ts'
import type { FormErrors } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { EnquiryField } from './enquiry-field.tsx'
import type { EnquiryFormModel, FieldWords, FormSection } from './form-model.ts'

type EnquirySectionsProps = {
  model: EnquiryFormModel
  controls: Record<string, Control>
  values: Record<string, string>
  errors: FormErrors
  off: string[]
  today: string
}

export function EnquirySections({ model, controls, values, errors, off, today }: EnquirySectionsProps) {
  const countries = model.countries?.map(name => ({ value: name, label: name }))
  const field = (words: FieldWords) => {
    const control = controls[words.name]
    if (!control) return
    const { name } = words
    return (
      <div
        key={name}
        className={`enquiry__field enquiry__field--${control.kind}`}
        data-field={name}
        hidden={off.includes(name)}
      >
        <EnquiryField
          words={control.kind === 'country' ? { ...words, options: countries } : words}
          control={control}
          value={values[name] ?? ''}
          error={errors[name]}
          isOff={off.includes(name)}
          today={today}
        />
      </div>
    )
  }
  const hasPairs = ({ fields }: FormSection) => fields.filter(({ name }) => isCount(controls[name])).length % 2 === 0
  return model.sections.map(section => (
    <section key={section.title} className="enquiry__section">
      {section.title && <h2>{section.title}</h2>}
      {section.text && <p className="enquiry__text">{section.text}</p>}
      {/* Two or four numbers stand in pairs, three in one row. */}
      <div className={hasPairs(section) ? 'enquiry__fields enquiry__fields--pairs' : 'enquiry__fields'}>
        {section.fields.map(field)}
      </div>
    </section>
  ))
}

const isCount = (control: Control | undefined) => control?.kind === 'count'
