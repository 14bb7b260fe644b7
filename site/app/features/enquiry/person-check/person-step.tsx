import { TextField } from '@agency/ui/forms/field.tsx'
import type { RefObject } from 'react'
import type { ReturnedForm } from '../answer-enquiry.server.ts'
import { answerField, captchaField, questionField } from '../form/form-fields.ts'
import { SendButton } from '../form/send-button.tsx'
import type { PersonWork } from './use-person-step.ts'

type PersonStepProps = {
  check: NonNullable<ReturnedForm['check']>
  work: PersonWork
  place: RefObject<HTMLElement | null>
  error?: string
  isSending: boolean
}

const statuses: Record<PersonWork['phase'], string> = {
  asking: '',
  working: 'Checking that this comes from a person. It takes a moment…',
  done: 'Done. You can send it now.',
}

/** A question that anybody can answer or hear; with script, the device solves a captcha instead. */
export function PersonStep({ check, work: { phase, token }, place, error, isSending }: PersonStepProps) {
  const isAsked = phase === 'asking'
  const notTaken = check.failed ? 'That was not the number, or it took too long. Here is another one.' : undefined
  return (
    <section ref={place} className="person-step" aria-labelledby="person-step-title" tabIndex={-1}>
      <h2 id="person-step-title">One more step, please</h2>
      <p>
        We get forms that programs fill in, and this one looked a little like them. Nothing you typed is lost: it is all
        below.
      </p>
      <input type="hidden" name={questionField} value={check.token} />
      <input type="hidden" name={captchaField} value={token} />
      <div hidden={!isAsked}>
        <TextField
          name={answerField}
          label={`Please write ${check.words} in digits`}
          hint="Twenty-six, for example, is 26."
          error={error ?? notTaken}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          disabled={!isAsked}
        />
      </div>
      <p className="person-step__status" role="status">
        {statuses[phase]}
      </p>
      <SendButton isSending={isSending}>Send it now</SendButton>
    </section>
  )
}
