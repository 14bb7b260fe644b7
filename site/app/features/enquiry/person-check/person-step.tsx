import { TextField } from '@agency/ui/forms/field.tsx'
import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
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

/** A question that anybody can answer or hear; with script, the device solves a captcha instead. */
export function PersonStep({ check, work: { phase, token }, place, error, isSending }: PersonStepProps) {
  const say = enquiryWords().person
  const isAsked = phase === 'asking'
  return (
    <section ref={place} className="person-step" aria-labelledby="person-step-title" tabIndex={-1}>
      <h2 id="person-step-title">{say.title}</h2>
      <p>{say.text}</p>
      <input type="hidden" name={questionField} value={check.token} />
      <input type="hidden" name={captchaField} value={token} />
      <div hidden={!isAsked}>
        <TextField
          name={answerField}
          label={say.question(check.words)}
          hint={say.hint}
          error={error ?? (check.failed ? say.again : undefined)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          disabled={!isAsked}
        />
      </div>
      <p className="person-step__status" role="status">
        {isAsked ? '' : say[phase]}
      </p>
      <SendButton isSending={isSending}>{say.send}</SendButton>
    </section>
  )
}
