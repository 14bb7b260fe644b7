import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { ReturnedForm, Trouble } from '../answer-enquiry.server.ts'
import { sendPath } from '../form/form-paths.ts'

/** What there is to say of a form that was sent and did not arrive. */
export type Returned = Pick<ReturnedForm, 'reason' | 'errors' | 'check'> & {
  trouble: Trouble | 'unreached'
  view?: string
}

/** What the server answers; `address` is the page of thanks. */
export type SendAnswer = { sent: true; address: string } | ({ sent: false } & Returned)

const timeLimit = 20_000
/** Another one each time, so that it is said again. */
const unreached = (): SendAnswer => ({ sent: false, trouble: 'unreached', errors: {} })

/** Sends a form as the browser would, and stays on the page. Never throws. */
export async function sendForm(form: FormName, element: HTMLFormElement): Promise<SendAnswer> {
  const body = new URLSearchParams(Array.from(new FormData(element), ([name, value]) => [name, String(value)]))
  try {
    const signal = AbortSignal.timeout(timeLimit)
    const response = await fetch(sendPath(form) + new URL(element.action).search, { method: 'POST', body, signal })
    // Anything else is said by what stands between here and our site.
    const isAnswer = response.headers.get('content-type')?.startsWith('application/json')
    return isAnswer ? ((await response.json()) as SendAnswer) : unreached()
  } catch {
    return unreached()
  }
}
