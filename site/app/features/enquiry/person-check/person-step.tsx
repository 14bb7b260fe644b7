import { TextField } from '@agency/ui/forms/field.tsx'
import { answerField, captchaField, questionField } from '../form/form-fields.ts'
import type { PersonQuestion } from './person-question.server.ts'

/**
 * The one step of a suspicious form, first in it and with a button of its own. It is a question that anybody can answer or
 * hear; where script runs, the device does some work instead, see `person-step.client.ts`.
 */
export function PersonStep({ check }: { check: PersonQuestion & { failed: boolean } }) {
  return (
    <section
      className="person-step"
      aria-labelledby="person-step-title"
      tabIndex={-1}
      data-person-step={check.failed ? 'failed' : 'new'}
    >
      <h2 id="person-step-title">One more step, please</h2>
      <p>
        We get forms that programs fill in, and this one looked a little like them. Nothing you typed is lost: it is all
        below.
      </p>
      <input type="hidden" name={questionField} value={check.token} />
      <input type="hidden" name={captchaField} value="" />
      <div data-person-question>
        <TextField
          name={answerField}
          label={`Please write ${check.words} in digits`}
          hint="Twenty-six, for example, is 26."
          error={check.failed ? 'That was not the number, or it took too long. Here is another one.' : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          data-missing="Please write the number in digits."
          data-unkept=""
        />
      </div>
      <p className="person-step__status" role="status" data-person-status />
      <button type="submit" className="button">
        Send it now
      </button>
    </section>
  )
}
