import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { errorWords } from '@agency/words/shell/errors/words.ts'
import { isRouteErrorResponse, useLocation } from 'react-router'
import type { OnlyInEnglish, UnknownNames } from '../../clients/content/routes/unknown-names.ts'
import type { MenuItem } from '../../features/site-settings/menus.server.ts'
import { statusOfError } from './error-status.ts'
import { NotFoundPage } from './not-found-page.tsx'

export function ErrorPage({ error, shortcuts }: { error: unknown; shortcuts: MenuItem[] }) {
  const here = useLocation().pathname
  const status = statusOfError(error)
  const thrown: Partial<UnknownNames & OnlyInEnglish> = (isRouteErrorResponse(error) && error.data) || {}
  if (status === 404) return <NotFoundPage shortcuts={shortcuts} english={thrown.english} />
  const say = errorWords()
  const isDelayed = [502, 503, 504].includes(status)
  const { heading, text } = thrown.areNamesUnknown ? say.notReady : isDelayed ? say.delayed : say.faulty
  return (
    <section className="error-page wrap">
      <PageStyle name="errorPages" />
      <h1>{heading}</h1>
      <p>{text}</p>
      {thrown.command && (
        <>
          <p>{say.mapping}</p>
          <p>
            <code>{thrown.command}</code>
          </p>
        </>
      )}
      <p className="error-page__actions">
        <a className="button" href={here}>
          {say.again}
        </a>
        <a className="button button--quiet" href="/">
          {say.home}
        </a>
      </p>
    </section>
  )
}
