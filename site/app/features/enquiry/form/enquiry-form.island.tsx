import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { ErrorSummary } from '@agency/ui/forms/field.tsx'
import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ReturnedForm } from '../answer-enquiry.server.ts'
import { fieldsOff } from '../browser/read-form.client.ts'
import { type Returned, sendForm } from '../browser/send-form.client.ts'
import { useChecks } from '../browser/use-checks.ts'
import { useDraft } from '../browser/use-draft.ts'
import { PersonStep } from '../person-check/person-step.tsx'
import { usePersonStep } from '../person-check/use-person-step.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import { EnquiryEnd } from './enquiry-end.tsx'
import { EnquirySections } from './enquiry-sections.tsx'
import { answerField, viewField } from './form-fields.ts'
import type { Contacts, EnquiryFormModel } from './form-model.ts'

type EnquiryFormProps = {
  model: EnquiryFormModel
  cameBack?: ReturnedForm
  contacts: Contacts
  today: string
}

/**
 * Works without script; with it, keeps a draft and sends without leaving the page. The fields are uncontrolled, so that
 * nothing typed or autofilled is lost between two renderings.
 */
function EnquiryForm({ model, cameBack, contacts, today }: EnquiryFormProps) {
  const { form, about } = model
  const controls = controlsOf(enquiryForms[form])
  if (model.needsPhone && controls.phone) controls.phone = { ...controls.phone, required: true, sometimes: false }
  const element = useRef<HTMLFormElement>(null)
  const [returned, setReturned] = useState<Returned | undefined>(cameBack)
  const [view, setView] = useState(cameBack?.view ?? model.view)
  const [off, setOff] = useState('')
  const checks = useChecks(form, element, today, cameBack?.errors)
  const draft = useDraft({ ...model, element, isReturned: cameBack !== undefined, setView })
  const step = usePersonStep(returned?.check, () => element.current?.requestSubmit())
  const sending = useSending(answer => {
    setReturned(answer)
    if (answer.view) setView(answer.view)
    checks.show(answer.errors)
  })
  const follow = () => setOff(fieldsOff(element.current, form).join(' '))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the draft is back in the fields
  useEffect(follow, [])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isSending || step.holds() || !checks.judge()) return
    draft.keep()
    void sending.send(event.target)
  }

  function startAfresh() {
    element.current?.reset()
    draft.forget()
    setView(model.view)
    checks.show({})
    follow()
  }

  return (
    <>
      <TroubleNotice returned={returned} isNew={returned !== cameBack} contacts={contacts} />
      <form
        ref={element}
        className="enquiry"
        method="post"
        action={enquiryKinds[form].page + (about ? `?${about.query}` : '')}
        // Our messages stand beside the fields; a browser's own could name a hidden field.
        noValidate
        onSubmit={send}
        onBlur={({ target }) => checks.onLeft(target)}
        onChange={({ target }) => {
          checks.onChanged(target)
          draft.onChanged()
          follow()
        }}
      >
        {draft.isRestored && <DraftNotice onAfresh={startAfresh} />}
        <ErrorSummary errors={checks.summary} ref={checks.place} />
        {returned?.check && (
          <PersonStep
            key={returned.check.token}
            check={returned.check}
            work={step.work}
            place={step.place}
            error={checks.errors[answerField]}
            isSending={sending.isSending}
          />
        )}
        <input type="hidden" name={viewField} value={view} />
        {about && <input type="hidden" name="about" value={about.path} />}
        <EnquirySections
          model={model}
          controls={controls}
          values={cameBack?.values ?? model.values}
          errors={checks.errors}
          off={off.split(' ')}
          today={today}
        />
        <EnquiryEnd
          model={model}
          isTicked={cameBack?.values.consent === 'true'}
          error={checks.errors.consent}
          isSending={sending.isSending}
        />
      </form>
    </>
  )
}

export const island = defineIsland('enquiry-form', EnquiryForm)

function DraftNotice({ onAfresh }: { onAfresh: () => void }) {
  const say = enquiryWords()
  return (
    <p className="enquiry__draft" role="status">
      {say.restored}{' '}
      <button type="button" className="enquiry__afresh" onClick={onAfresh}>
        {say.startAfresh}
      </button>
    </p>
  )
}

function useSending(onReturned: (returned: Returned) => void) {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    // The back-forward cache restores the page as it was left.
    const onShow = () => setSending(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  async function send(element: HTMLFormElement) {
    setSending(true)
    const answer = await sendForm(element)
    if (answer.sent) {
      dispatchEvent(new Event('enquiry-sent'))
      return location.assign(answer.address)
    }
    setSending(false)
    onReturned(answer)
  }
  return { isSending, send }
}
