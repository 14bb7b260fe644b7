import { Island } from '@agency/ui/islands/island.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { formPageWords } from '@agency/words/pages/form/words.ts'
import { proofWords } from '@agency/words/trust/proof/words.ts'
import { useActionData, useRouteLoaderData } from 'react-router'
import type { ReturnedForm } from '../../features/enquiry/answer-enquiry.server.ts'
import { island as enquiryForm } from '../../features/enquiry/form/enquiry-form.island.tsx'
import { EnquirySubject } from '../../features/offer-choice/enquiry-subject.tsx'
import type { Shell } from '../../features/site-settings/shell-model.server.ts'
import { FoldedTerms } from '../../features/site-settings/terms/terms-table.tsx'
import { useAnswered } from '../../features/site-settings/trust/answers/use-answered.ts'
import { ContactWays, PlannerNote, TrustStyle } from '../../features/site-settings/trust/help-card.tsx'
import { FoldedSeller } from '../../features/site-settings/trust/seller-statement.tsx'
import { TrustFacts } from '../../features/site-settings/trust/trust-facts.tsx'
import type { FormPage } from './form.server.ts'

export function FormTemplate({ page }: { page: FormPage }) {
  const cameBack = useActionData() as ReturnedForm | undefined
  const brand = useRouteLoaderData<{ shell: Shell }>('root')?.shell.brand
  const contacts = { phone: brand?.enquiriesPhone ?? '', mailbox: brand?.supportMailbox ?? '' }
  const { subject } = page
  const answered = useAnswered()
  return (
    <div className="wrap form-page">
      <PageStyle name="forms" />
      <PageStyle name="enquiry" />
      <TrustStyle />
      <Breadcrumbs steps={page.head.breadcrumbs} />
      <PageHeader
        title={page.title}
        subtitle={[page.subtitle, proofWords().answered.sentence(answered)].filter(Boolean).join(' ')}
      />
      <div className="form-page__layout">
        <div className="form-page__form">
          {subject && <EnquirySubject subject={subject} />}
          {subject && <FoldedTerms texts={subject.cancelling} />}
          {/* Hydrated at once: a draft has to be restored before the first touch. */}
          <Island
            of={enquiryForm}
            props={{ model: page.form, cameBack, contacts, today: page.today }}
            when="idle"
            className="form-page__island"
          />
          <FoldedSeller texts={page.seller} />
        </div>
        <aside className="form-page__aside" aria-label={formPageWords().goodToKnow}>
          <PlannerNote planner={page.planner} />
          {page.picture && <Picture picture={page.picture} sizes="(min-width: 1000px) 400px, 100vw" />}
          <Prose html={page.html} />
          <Prose html={page.asideHtml} className="form-page__hints" />
          {page.form.form === 'contact' && (
            <>
              <ContactWays brand={brand} about={page.asked} />
              <TrustFacts
                title={formPageWords().seller}
                names={['company', 'licence', 'address']}
                takesDeposit={false}
              />
            </>
          )}
        </aside>
      </div>
    </div>
  )
}
