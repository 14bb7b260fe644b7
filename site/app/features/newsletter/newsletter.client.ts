import { inPlaceField } from './newsletter-fields.ts'

/**
 * Sends the offers sign-up. When it worked the page is loaded again with the message; when it did not, the message stands
 * below the field, and what was typed is still in it.
 */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
    const answer = form.querySelector<HTMLElement>('[data-newsletter-answer]')
    // The page was loaded again for it; what stands there from the start is read to nobody.
    if (answer?.textContent) answer.focus({ preventScroll: location.hash !== `#${answer.id}` })
    form.addEventListener('submit', async event => {
      event.preventDefault()
      if (form.dataset.sending !== undefined) return
      form.dataset.sending = ''
      say(answer, 'status', 'Sending…')
      const { success, message, back } = await send(form)
      if (success && back) return loadAgain(back)
      say(answer, success ? 'status' : 'alert', message)
      delete form.dataset.sending
    })
  }
}

function say(answer: HTMLElement | null, role: 'status' | 'alert', words: string): void {
  answer?.setAttribute('role', role)
  if (answer) answer.textContent = words
}

/** Also when only what follows the # is new. */
function loadAgain(address: string): void {
  history.replaceState(null, '', address)
  location.reload()
}

type Answer = { success: boolean; message: string; back?: string }

async function send(form: HTMLFormElement): Promise<Answer> {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    body.set(inPlaceField, 'true')
    const response = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
    const text = await response.text()
    // Without its head: the styles there are not those of this page, whose policy the browser would have it keep.
    const page = new DOMParser().parseFromString(text.slice(text.indexOf('<body')), 'text/html')
    const result = page.querySelector<HTMLElement>('[data-newsletter-result]')
    const message = result?.querySelector('.notice')?.textContent
    return {
      success: response.ok,
      message: message ?? 'Something went wrong. Please try again in a few minutes.',
      ...(result?.dataset.newsletterBack && { back: result.dataset.newsletterBack }),
    }
  } catch {
    return {
      success: false,
      message: 'We could not reach our server. Your address is still in the field: please try again.',
    }
  }
}
