import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { newsletterWords } from '@agency/words/forms/newsletter/words.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { offersAnswerId } from './newsletter-consent.ts'
import type { SignUpAnswer } from './sign-up.server.ts'

type NewsletterFormProps = {
  path: string
  consent?: string
  /** The backend's answer, when the page is loaded again to show it. */
  answer?: string
}

const timeLimit = 10_000

/** A successful sign-up reloads the page with the message. Without script it posts like any form. */
function NewsletterForm({ path, consent, answer = '' }: NewsletterFormProps) {
  const say = newsletterWords()
  const [email, setEmail] = useState('')
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Screen readers do not announce text that the page has from the start.
    if (answer && document.activeElement === document.body)
      place.current?.focus({ preventScroll: location.hash !== `#${offersAnswerId}` })
  }, [answer])

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const { success, message, back } = await signUp((event.target as HTMLFormElement).action, email, path)
    if (success && back) {
      dispatchEvent(new Event('signed-up'))
      return loadAgain(back)
    }
    setFault(message)
    setSending(false)
  }
  return (
    <form method="post" action="/newsletter" onSubmit={send}>
      <h2 className="newsletter__title">{say.title}</h2>
      <p>{consent ?? say.consent}</p>
      <input type="hidden" name="from" value={path} />
      <div className="newsletter__row">
        <label className="visually-hidden" htmlFor="newsletter-email">
          {say.email}
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={say.example}
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <button type="submit" className="button">
          {say.send}
        </button>
      </div>
      <p
        ref={place}
        className="newsletter__answer"
        id={offersAnswerId}
        role={fault && !isSending ? 'alert' : 'status'}
        tabIndex={-1}
      >
        {isSending ? say.sending : fault || answer}
      </p>
    </form>
  )
}

async function signUp(
  action: string,
  email: string,
  from: string,
): Promise<Pick<SignUpAnswer, 'success' | 'message'> & { back?: string }> {
  try {
    const body = new URLSearchParams({ email, from })
    const headers = { accept: 'application/json' }
    const signal = AbortSignal.timeout(timeLimit)
    const response = await fetch(action, { method: 'POST', headers, body, signal })
    const isAnswer = response.headers.get('content-type')?.startsWith('application/json')
    return isAnswer
      ? ((await response.json()) as SignUpAnswer)
      : { success: false, message: newsletterWords().notUnderstood }
  } catch {
    return { success: false, message: newsletterWords().notReached }
  }
}

/** A different address scrolls to the answer, as following a link does; a reload would restore the scroll position. */
function loadAgain(address: string): void {
  const { pathname, search } = new URL(address, location.href)
  if (pathname + search !== location.pathname + location.search) location.replace(address)
  else {
    history.replaceState(history.state, '', address)
    location.reload()
  }
}

export const island = defineIsland('newsletter-form', NewsletterForm)
