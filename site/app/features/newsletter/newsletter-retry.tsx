import { TextField } from '@agency/ui/forms/field.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'

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
