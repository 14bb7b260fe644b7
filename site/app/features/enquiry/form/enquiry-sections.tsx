import type { Control } from '@agency/contracts/backend/forms/control.ts'
import type { FormErrors } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { type ReactNode, useRef } from 'react'
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
  const countries = model.countries?.map(one => (typeof one === 'string' ? { value: one, label: one } : one))
  const field = (words: FieldWords) => {
    const control = controls[words.name]
    if (!control) return
    const { name } = words
    return (
      <div
        key={name}
        className={`enquiry__field enquiry__field--${control.kind} ${control.sometimes ? 'enquiry__field--sometimes' : ''}`}
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
  return model.sections.map(section => {
    const content = (
      <>
        {section.text && <p className="enquiry__text">{section.text}</p>}
        {/* Two or four numbers stand in pairs, three in one row. */}
        <div className={hasPairs(section) ? 'enquiry__fields enquiry__fields--pairs' : 'enquiry__fields'}>
          {section.fields.map(field)}
        </div>
      </>
    )
    const isAside = section.fields.every(({ name }) => controls[name]?.unkept && !controls[name]?.required)
    if (isAside) {
      const isUsed = section.fields.some(({ name }) => values[name] || errors[name])
      return <FoldedSection key={section.title} title={section.title} isUsed={isUsed} content={content} />
    }
    return (
      <section key={section.title} className="enquiry__section">
        {section.title && <h2>{section.title}</h2>}
        {content}
      </section>
    )
  })
}

type FoldedSectionProps = { title: string; isUsed: boolean; content: ReactNode }

/** Unfolded once one of its fields has a value or a fault; an `open` that ended would fold it while the visitor types. */
function FoldedSection({ title, isUsed, content }: FoldedSectionProps) {
  const isUnfolded = useRef(isUsed)
  isUnfolded.current ||= isUsed
  return (
    <details className="enquiry__section" open={isUnfolded.current}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {content}
    </details>
  )
}

const isCount = (control: Control | undefined) => control?.kind === 'count'
