import { CheckField, ErrorSummary } from '@agency/ui/forms/field.tsx'
import type { ReturnedForm } from '../answer-enquiry.server.ts'
import { PersonStep } from '../person-check/person-step.tsx'
import { EnquiryField } from './enquiry-field.tsx'
import { trapField, viewField } from './form-fields.ts'
import type { EnquiryFormModel, FieldModel, FormSection } from './form-model.ts'

type EnquiryFormProps = {
  model: EnquiryFormModel
  /** The form as it came back, if it was sent and did not arrive. */
  returned: ReturnedForm | undefined
  today: string
}

/** A form of one column. It works as it stands; script adds messages while typing and keeps a draft. */
export function EnquiryForm({ model, returned, today }: EnquiryFormProps) {
  const { form, action, sections, consentHtml, submitText, subject } = model
  const errors = returned?.errors ?? {}
  const shownIn = (name: string, first: string) => (returned ? (returned.values[name] ?? '') : first)
  return (
    // The server's messages stand beside the fields; a browser's own could name a field that is hidden.
    <form
      className="enquiry"
      method="post"
      action={action}
      noValidate
      data-enquiry={form}
      data-returned={returned && ''}
    >
      <ErrorSummary errors={Object.entries(errors).map(([name, message]) => ({ name, message }))} />
      {returned?.check && <PersonStep check={returned.check} />}
      <input type="hidden" name={viewField} value={returned?.view ?? model.view} />
      {subject && <input type="hidden" name="about" value={subject.path} />}
      {sections.map(section => (
        <section key={section.title} className="enquiry__section">
          {section.title && <h2>{section.title}</h2>}
          {section.text && <p className="enquiry__text">{section.text}</p>}
          <div className={hasPairs(section) ? 'enquiry__fields enquiry__fields--pairs' : 'enquiry__fields'}>
            {section.fields.map(field => (
              <div
                key={field.name}
                className={`enquiry__field enquiry__field--${field.control.kind}`}
                data-field={field.name}
                data-only-when={conditionOf(field)}
              >
                <EnquiryField
                  field={field}
                  value={shownIn(field.name, field.value)}
                  error={errors[field.name]}
                  today={today}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
      <div className="enquiry__end">
        <CheckField
          name="consent"
          error={errors.consent}
          required
          defaultChecked={returned?.values.consent === 'true'}
          data-missing="Please agree that we use these details to answer you."
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page model holds sanitised HTML only */}
          <span className="enquiry__consent" dangerouslySetInnerHTML={{ __html: consentHtml }} />
        </CheckField>
        <div className="enquiry__trap" aria-hidden="true">
          <label htmlFor={trapField}>Please leave this empty</label>
          <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button">
          {submitText}
        </button>
      </div>
    </form>
  )
}

const conditionOf = ({ control: { onlyWhen } }: FieldModel) => onlyWhen && `${onlyWhen.field}=${onlyWhen.is}`

/** Two or four numbers stand in pairs, three in one row. */
const hasPairs = ({ fields }: FormSection) => fields.filter(({ control }) => control.kind === 'count').length % 2 === 0
