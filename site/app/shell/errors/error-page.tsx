import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { isRouteErrorResponse, useLocation } from 'react-router'
import type { UnknownNames } from '../../clients/content/routes/unknown-names.ts'
import type { MenuItem } from '../../features/site-settings/menus.server.ts'
import { statusOfError } from './error-status.ts'
import { NotFoundPage } from './not-found-page.tsx'

const delayed = {
  heading: 'This page is delayed',
  text: 'We cannot reach the desk that keeps this page. It usually takes a minute or two; nothing you entered is lost.',
}
const notReady = {
  heading: 'This page is not ready yet',
  text: 'We are still setting this site up. Please come back later.',
}
const faulty = {
  heading: 'Something went wrong on our side',
  text: 'The fault is ours, not yours. We have noted it. Please try again, or start from the home page.',
}

export function ErrorPage({ error, shortcuts }: { error: unknown; shortcuts: MenuItem[] }) {
  const here = useLocation().pathname
  const status = statusOfError(error)
  if (status === 404) return <NotFoundPage shortcuts={shortcuts} />
  const thrown: Partial<UnknownNames> = (isRouteErrorResponse(error) && error.data) || {}
  const { heading, text } = thrown.areNamesUnknown ? notReady : [502, 503, 504].includes(status) ? delayed : faulty
  return (
    <section className="error-page wrap">
      <PageStyle name="errorPages" />
      <h1>{heading}</h1>
      <p>{text}</p>
      {thrown.command && (
        <>
          <p>Its content system has names of its own. This command writes the mapping file that says what they mean:</p>
          <p>
            <code>{thrown.command}</code>
          </p>
        </>
      )}
      <p className="error-page__actions">
        <a className="button" href={here}>
          Try again
        </a>
        <a className="button button--quiet" href="/">
          Go to the home page
        </a>
      </p>
    </section>
  )
}
