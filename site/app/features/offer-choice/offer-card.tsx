import { Price } from '@agency/ui/cards/price.tsx'
import { Island } from '@agency/ui/islands/island.tsx'
import { ActionBar } from '@agency/ui/navigation/action-bar.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { choiceWords } from '@agency/words/offers/choice/words.ts'
import { offerWords } from '@agency/words/offers/offer/words.ts'
import { termsWords } from '@agency/words/trust/terms/words.ts'
import type { ReactNode } from 'react'
import type { Brand } from '../site-settings/shell-model.server.ts'
import { type AskedPage, ContactWays, PlannerNote, TrustStyle } from '../site-settings/trust/help-card.tsx'
import type { Person } from '../site-settings/trust/people.server.ts'
import styles from './offer-choice.css?url'
import { askAddress, isTrip, type OfferKind } from './offer-kinds.ts'
import { island as priceChoice } from './price-choice.island.tsx'
import { type Choice, type ChoiceTable, hasDays, priceTableAddress } from './price-choice.ts'

export type OfferModel = {
  path: string
  title: string
  address: string
  kind: OfferKind
  price: number | undefined
  priceWords: string | undefined
  priceUnit: string
  caption: string
  table: ChoiceTable | undefined
  today: string
  /** The choice in the page's address. */
  choice: Choice | undefined
  asked: AskedPage
  /** The page has a section about cancelling. */
  canAskWhatIf: boolean
}

export const offerCardId = 'choose'

/** The styles of the card, and of an offer's parts below the first screen. */
export const OfferStyle = () => <link rel="stylesheet" href={styles} />

type OfferCardProps = {
  offer: OfferModel
  brand: Brand | undefined
  planner?: Person | undefined
  /** The address of the form for an agent's quotation. */
  quotation?: string | undefined
  children?: ReactNode
}

/** Price, choice and links to the enquiry; sticky beside the text on a wide screen. */
export function OfferCard({ offer, brand, planner, quotation, children }: OfferCardProps) {
  const { path, kind, table, today, caption, choice, canAskWhatIf } = offer
  const whatIf = table?.dated && canAskWhatIf ? termsWords().title : undefined
  return (
    <section className="offer-card" id={offerCardId} aria-label={offerWords().yours} data-price={offerWords().price}>
      <OfferStyle />
      <TrustStyle />
      <p className="offer-card__price">
        <Price sen={offer.price} words={offer.priceWords} unit={offer.priceUnit} />
      </p>
      {children}
      {table ? (
        <Island of={priceChoice} props={{ about: path, kind, table, today, choice, whatIf, quotation }} when="touch" />
      ) : (
        <ButtonLink href={quotation ?? askAddress(path)}>
          {quotation ? choiceWords().quote : choiceWords()[kind].verb}
        </ButtonLink>
      )}
      {table && table.rows.length > 0 && (
        <p className="offer-card__note">
          {caption} {!hasDays(table) && <a href={priceTableAddress}>{offerWords().allPrices}</a>}
        </p>
      )}
      <PlannerNote planner={planner} />
      <ContactWays brand={brand} about={offer.asked} />
    </section>
  )
}

/** On a phone: the price and a link to the card, at the lower edge of the window until the offer's page ends. */
export function OfferBar({ offer }: { offer: OfferModel }) {
  return (
    <ActionBar href={`#${offerCardId}`} action={chooseText(offer.kind, offer.table?.dated)}>
      <Price sen={offer.price} words={offer.priceWords} unit={offer.priceUnit} />
    </ActionBar>
  )
}

export function chooseText(kind: OfferKind, dated: 'rows' | 'columns' | undefined): string {
  return offerWords().bar[isTrip(kind) && dated ? 'dated' : kind]
}

const closings = { tour: 'trip', cruise: 'trip', ticket: 'tickets', insurance: 'cover' } as const

export const closingWords = (kind: OfferKind) => offerWords()[closings[kind]]
