import { CheckField, ErrorSummary, SelectField, TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { Section } from '@agency/ui/layout/section.tsx'

const wrongEmail = 'Enter an e-mail address such as name@example.com.'
const notAgreed = 'Please agree that we use these details to answer you.'
const cabins = [
  { value: 'Y', label: 'Economy' },
  { value: 'C', label: 'Business' },
]

export function FormStates() {
  return (
    <Section title="Form fields" tone="sand">
      <form className="form-column" action="#">
        <ErrorSummary
          errors={[
            { name: 'sample-email', message: wrongEmail },
            { name: 'sample-consent', message: notAgreed },
          ]}
        />
        <TextField name="sample-name" label="Name" hint="As in your passport." autoComplete="name" />
        <TextField name="sample-email" label="E-mail" type="email" error={wrongEmail} defaultValue="name@" />
        <TextField name="sample-reference" label="Booking reference" optional defaultValue="KLN-0042" readOnly />
        <TextField name="sample-promo" label="Promo code" optional disabled />
        <SelectField name="sample-cabin" label="Cabin class" options={cabins} />
        <SelectField name="sample-class" label="Class" error="Choose a class." options={cabins} />
        <TextArea name="sample-words" label="Anything else" optional />
        <CheckField name="sample-terms" required>
          I agree to the <a href="/tnc">terms</a>.
        </CheckField>
        <CheckField name="sample-consent" error={notAgreed} required>
          I agree that the details above are used to answer my request.
        </CheckField>
      </form>
    </Section>
  )
}
