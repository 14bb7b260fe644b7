import { TextField } from '@agency/ui/forms/field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { newsletterAnswerWords } from '@agency/words/forms/newsletter-answer/words.ts'
import type { ReactNode } from 'react'

type Answer = { success: boolean; message: string; back?: string }

type NewsletterAnswerProps = {
  answer: Answer | undefined
  retry?: ReactNode
  children: ReactNode
}

export function NewsletterAnswer({ answer, retry, children }: NewsletterAnswerProps) {
  const say = newsletterAnswerWords()
  return (
    <section className="wrap error-page">
      <PageStyle name="errorPages" />
      <h1>{say.title}</h1>
      {answer ? <Notice tone={answer.success ? 'success' : 'error'}>{answer.message}</Notice> : children}
      {retry}
      <p>
        <a href={answer?.back ?? '/'}>{answer?.back ? say.back : say.home}</a>
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
  const say = newsletterAnswerWords()
  return (
    <form className="form-column" method="post" action="/newsletter">
      <PageStyle name="forms" />
      <input type="hidden" name="from" value={path} />
      <TextField
        name="email"
        id="offers-email"
        label={say.email}
        type="email"
        autoComplete="email"
        defaultValue={email}
      />
      <button type="submit" className="button">
        {say.again}
      </button>
    </form>
  )
}
