import { CheckField } from '@agency/ui/forms/field.tsx'
import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import { trapField } from './form-fields.ts'
import type { EnquiryFormModel } from './form-model.ts'
import { SendButton } from './send-button.tsx'

type EnquiryEndProps = {
  model: Pick<EnquiryFormModel, 'consentHtml' | 'submitText' | 'beforeSending'>
  isTicked: boolean
  error?: string
  isSending: boolean
}

export function EnquiryEnd({
  model: { consentHtml, submitText, beforeSending },
  isTicked,
  error,
  isSending,
}: EnquiryEndProps) {
  return (
    <div className="enquiry__end">
      <CheckField name="consent" error={error} required defaultChecked={isTicked}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page model holds sanitised HTML only */}
        <span className="enquiry__consent" dangerouslySetInnerHTML={{ __html: consentHtml }} />
      </CheckField>
      <div className="enquiry__trap" aria-hidden="true">
        <label htmlFor={trapField}>{enquiryWords().trap}</label>
        <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="enquiry__text">{beforeSending}</p>
      <SendButton isSending={isSending}>{submitText}</SendButton>
    </div>
  )
}
