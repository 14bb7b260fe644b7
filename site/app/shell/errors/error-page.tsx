import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { useLocation } from 'react-router'
import type { MenuItem } from '../../features/site-settings/menus.server.ts'
import { NotFoundPage } from './not-found-page.tsx'

/**
 * What visitors see in place of a page that could not be had.
 * @param shortcuts The ways on, for one that is not there.
 */
export function ErrorPage({ status, shortcuts }: { status: number; shortcuts: MenuItem[] }) {
  const here = useLocation().pathname
  if (status === 404) return <NotFoundPage shortcuts={shortcuts} />
  const busy = status === 502 || status === 503 || status === 504
  return (
    <section className="error-page wrap">
      <PageStyle name="errorPages" />
      <h1>{busy ? 'This page is delayed' : 'Something went wrong on our side'}</h1>
      <p>
        {busy
          ? 'We cannot reach the desk that keeps this page. It usually takes a minute or two; nothing you entered is lost.'
          : 'The fault is ours, not yours. We have noted it. Please try again, or start from the home page.'}
      </p>
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
