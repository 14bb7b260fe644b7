import type { ReturnedForm, Trouble } from '../answer-enquiry.server.ts'

export type Returned = Pick<ReturnedForm, 'reason' | 'errors' | 'check'> & {
  trouble: Trouble | 'unreached'
  view?: string
}

export type SendAnswer = { sent: true; address: string } | ({ sent: false } & Returned)

const timeLimit = 20_000
/** A new object each time, so that screen readers announce it again. */
const unreached = (): SendAnswer => ({ sent: false, trouble: 'unreached', errors: {} })

/** Never throws. */
export async function sendForm(element: HTMLFormElement): Promise<SendAnswer> {
  const body = new URLSearchParams(Array.from(new FormData(element), ([name, value]) => [name, String(value)]))
  try {
    const signal = AbortSignal.timeout(timeLimit)
    const headers = { accept: 'application/json' }
    const response = await fetch(element.action, { method: 'POST', headers, body, signal })
    // Proxies in front of the site answer with another type.
    const isAnswer = response.headers.get('content-type')?.startsWith('application/json')
    return isAnswer ? ((await response.json()) as SendAnswer) : unreached()
  } catch {
    return unreached()
  }
}
