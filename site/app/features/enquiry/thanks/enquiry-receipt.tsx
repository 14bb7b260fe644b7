import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import type { PictureModel } from '@agency/ui/pictures/picture-model.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { enquiryAnswerWords } from '@agency/words/forms/enquiry-answer/words.ts'
import { proofWords } from '@agency/words/trust/proof/words.ts'
import { useAnswered } from '../../site-settings/trust/answers/use-answered.ts'

type EnquiryReceiptProps = {
  page: { title: string; subtitle: string; html: string; picture: PictureModel | undefined } | undefined
  form: FormName | undefined
  reference: string | undefined
  receipt: boolean
}

/** The reference is large enough to be copied on paper. */
export function EnquiryReceipt({ page, form, reference, receipt }: EnquiryReceiptProps) {
  const answered = useAnswered()
  const say = enquiryAnswerWords()
  return (
    <article className="wrap receipt" data-enquiry-sent={reference && form}>
      <PageStyle name="enquiry" />
      <div className="receipt__main">
        <p className="receipt__mark">
          <Icon name="circle-check" size={40} />
        </p>
        <h1>{page?.title ?? say.thanks}</h1>
        <p className="receipt__subtitle">
          {[page?.subtitle, proofWords().answered.sentence(answered)].filter(Boolean).join(' ')}
        </p>
        {reference && (
          <div className="receipt__reference">
            <p>{say.reference}</p>
            <p>
              <strong>{reference}</strong>
            </p>
            <p>{receipt ? say.receipt : say.noReceipt}</p>
          </div>
        )}
        <Prose html={page?.html ?? ''} />
        <p className="receipt__actions">
          <ButtonLink href="/" tone="quiet">
            {say.home}
          </ButtonLink>
        </p>
      </div>
      {page?.picture && (
        <div className="receipt__frame">
          <Picture picture={page.picture} sizes="(min-width: 1000px) 40vw, 100vw" />
        </div>
      )}
    </article>
  )
}
