import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { destinationWords } from '@agency/words/pages/destination/words.ts'
import { askAddress } from '../../features/offer-choice/offer-kinds.ts'
import { CardSection } from '../page/card-section.tsx'
import { PageBanner } from '../page/page-banner.tsx'
import type { DestinationPage } from './destination.server.ts'

export function AllOffers({ page }: { page: DestinationPage }) {
  const { deals, goods } = page.offers
  const say = destinationWords()
  return (
    <>
      <PageBanner
        page={{
          head: page.head,
          title: say.allFor(page.place),
          subtitle: say.allCount(deals.cards.length + goods.cards.length),
        }}
      >
        <p className="page-banner__actions">
          <ButtonLink href={page.head.path} tone="light">
            {say.about(page.place)}
          </ButtonLink>
          <ButtonLink href={askAddress(page.head.path)} tone="light">
            {say.ask}
          </ButtonLink>
        </p>
      </PageBanner>
      <CardSection {...deals} layout="whole-rows" />
      <CardSection {...goods} layout="whole-rows" />
    </>
  )
}
