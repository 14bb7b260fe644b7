import type { PriceContents } from '@agency/contracts/site/terms/seller.ts'
import { unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import type { PictureModel } from '@agency/ui/pictures/picture-model.ts'
import type { TermsText } from '../site-settings/terms/terms-text.ts'

/** The page of this site that an enquiry is about. */
export type Subject = {
  path: string
  name: string
  picture: PictureModel | undefined
  /** What was chosen of it and what that costs, to be looked over before sending. */
  facts: { label: string; value: string }[]
  /** The same in one line, sent with the form; empty when nothing was chosen. */
  chosen: string
  /** What cancelling it costs, in each language. */
  cancelling: TermsText[]
  /** What its price contains. */
  contents: PriceContents
  /** Whether the offer has ended. */
  isOver?: boolean
  /** What fields hold because of it. */
  suggested: Record<string, string>
}

/** What an enquiry is about, and what was chosen of it. */
export function EnquirySubject({ subject }: { subject: Subject }) {
  const { path, name, picture, facts } = subject
  return (
    <section className="enquiry-subject" aria-label="What you are asking about">
      {picture ? <Picture picture={picture} sizes="9rem" decorative /> : <Icon name="map-pin" />}
      <div>
        <p>
          You are asking about <a href={path}>{name}</a>
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
