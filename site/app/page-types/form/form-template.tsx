import { useActionData, useRouteLoaderData } from 'react-router'
import type { ReturnedForm } from '../../enquiry/answer-enquiry.server.ts'
import { EnquiryForm } from '../../enquiry/enquiry-form.tsx'
import { TroubleNotice } from '../../enquiry/trouble-notice.tsx'
import type { loader } from '../../root.tsx'
import { PageStyle } from '../../shell/page-style.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { FormPage } from './form.server.ts'

/** A form and, beside it, what is good to know before it is sent. */
export function FormTemplate({ page }: { page: FormPage }) {
  const returned = useActionData() as ReturnedForm | undefined
  const shell = useRouteLoaderData<typeof loader>('root')?.shell
  const { subject } = page.form
  return (
    <div className="wrap form-page">
      <PageStyle name="forms" />
      <PageStyle name="enquiry" />
      <Breadcrumbs steps={page.head.breadcrumbs} />
      <header className="page-head">
        <h1>{page.title}</h1>
        {page.subtitle && <p className="page-head__subtitle">{page.subtitle}</p>}
      </header>
      <div className="form-page__layout">
        <div className="form-page__form">
          {subject && (
            <p className="form-page__subject">
              <Icon name="map-pin" />
              <span>
                You ask about <a href={subject.path}>{subject.name}</a>
              </span>
            </p>
          )}
          {returned && <TroubleNotice returned={returned} brand={shell?.brand} />}
          <EnquiryForm model={page.form} returned={returned} today={page.today} />
        </div>
        <aside className="form-page__aside" aria-label="Good to know">
          {page.picture && <Picture picture={page.picture} sizes="(min-width: 1000px) 400px, 100vw" />}
          <Prose html={page.html} />
          <Prose html={page.asideHtml} className="form-page__hints" />
        </aside>
      </div>
    </div>
  )
}
