import { inPlaceField } from './newsletter-fields.ts'

/** Sends the offers sign-up without leaving the page and shows the answer below the field. */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
    const answer = form.querySelector('[data-newsletter-answer]')
    form.addEventListener('submit', async event => {
      event.preventDefault()
      if (answer) answer.textContent = 'Sending…'
      const { success, message } = await send(form)
      if (answer) answer.textContent = message
      if (success) form.reset()
    })
  }
}

async function send(form: HTMLFormElement): Promise<{ success: boolean; message: string }> {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    body.set(inPlaceField, 'true')
    const response = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
    const text = await response.text()
    // Without its head: the styles there are not those of this page, whose policy the browser would have it keep.
    const page = new DOMParser().parseFromString(text.slice(text.indexOf('<body')), 'text/html')
    const message = page.querySelector('[data-newsletter-result] .notice')?.textContent
    return { success: response.ok, message: message ?? 'Something went wrong. Please try again in a few minutes.' }
  } catch {
    return {
      success: false,
      message: 'We could not reach our server. Your address is still in the field: please try again.',
    }
  }
}
