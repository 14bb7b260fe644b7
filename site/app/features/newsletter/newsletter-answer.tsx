import { TextField } from '@agency/ui/forms/field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import type { ReactNode } from 'react'

type Answer = { success: boolean; message: string; back?: string }

type NewsletterAnswerProps = {
  answer: Answer | undefined
  retry?: ReactNode
  children: ReactNode
}

export function NewsletterAnswer({ answer, retry, children }: NewsletterAnswerProps) {
  return (
    <section className="wrap error-page">
      <PageStyle name="errorPages" />
      <h1>Offers by e-mail</h1>
      {answer ? <Notice tone={answer.success ? 'success' : 'error'}>{answer.message}</Notice> : children}
      {retry}
      <p>
        <a href={answer?.back ?? '/'}>{answer?.back ? 'Back to where you were' : 'Go to the home page'}</a>
      </p>
    </section>
  )
}

/** A form instead of a link: programs that open the links of mails press no button. */
export function TokenForm({ action, token, children }: { action: string; token: string; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="button">
        {children}
      </button>
    </form>
  )
}

export function NewsletterRetry({ path, email }: { path: string; email: string }) {
  return (
    <form className="form-column" method="post" action="/newsletter">
      <PageStyle name="forms" />
      <input type="hidden" name="from" value={path} />
      <TextField
        name="email"
        id="offers-email"
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        defaultValue={email}
      />
      <button type="submit" className="button">
        Try again
      </button>
    </form>
  )
}
