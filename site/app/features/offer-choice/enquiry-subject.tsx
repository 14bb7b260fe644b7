import type { PriceContents } from '@agency/contracts/site/terms/seller.ts'
import { unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import type { PictureModel } from '@agency/ui/pictures/picture-model.ts'
import { offerWords } from '@agency/words/offers/offer/words.ts'
import type { TermsText } from '../site-settings/terms/terms-text.ts'

export type Subject = {
  path: string
  name: string
  picture: PictureModel | undefined
  /** The choice and its price, to check before sending. */
  facts: { label: string; value: string }[]
  /** `facts` in one line, sent with the form; empty without a choice. */
  chosen: string
  /** The cancellation terms, in each language. */
  cancelling: TermsText[]
  contents: PriceContents
  isOver?: boolean
  /** Values for fields of the form. */
  suggested: Record<string, string>
}

export function EnquirySubject({ subject }: { subject: Subject }) {
  const { path, name, picture, facts } = subject
  return (
    <section className="enquiry-subject" aria-label={offerWords().asked}>
      {picture ? <Picture picture={picture} sizes="9rem" decorative /> : <Icon name="map-pin" />}
      <div>
        <p>
          <Sentence of={offerWords().asking(<a href={path}>{name}</a>)} />
        </p>
        {facts.length > 0 && (
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{unbrokenAmounts(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
