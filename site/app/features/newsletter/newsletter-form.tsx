import { TextField } from '@agency/ui/forms/field.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { newsletterConsent } from './newsletter-consent.ts'
import { offersAnswerId } from './newsletter-fields.ts'

type NewsletterFormProps = {
  path: string
  /** What the backend said to a sign-up, when the page was loaded again for it. */
  answer: string | undefined
}

/** The offers sign-up. It posts like any form; the page is loaded again with the answer below the button. */
export function NewsletterForm({ path, answer }: NewsletterFormProps) {
  return (
    <form className="newsletter" method="post" action="/newsletter" data-newsletter>
      <h2 className="newsletter__title">Fares worth packing for</h2>
      <p>{newsletterConsent}</p>
      <input type="hidden" name="from" value={path} />
      <div className="newsletter__row">
        <label className="visually-hidden" htmlFor="newsletter-email">
          E-mail address
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
        />
        <button type="submit" className="button">
          Send me offers
        </button>
      </div>
      <p className="newsletter__answer" id={offersAnswerId} role="status" tabIndex={-1} data-newsletter-answer>
        {answer}
      </p>
    </form>
  )
}

/** The sign-up once more where it did not work, with what was typed. */
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
