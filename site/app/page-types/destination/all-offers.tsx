import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { askAddress } from '../../features/offer-choice/offer-kinds.ts'
import { CardSection } from '../page/card-section.tsx'
import { PageBanner } from '../page/page-banner.tsx'
import type { DestinationPage } from './destination.server.ts'

export function AllOffers({ page }: { page: DestinationPage }) {
  const { deals, goods } = page.offers
  return (
    <>
      <PageBanner
        page={{
          head: page.head,
          title: `All our offers for ${page.place}`,
          subtitle: `${deals.cards.length + goods.cards.length} of them, deals first.`,
        }}
      >
        <p className="page-banner__actions">
          <ButtonLink href={page.head.path} tone="light">
            About {page.place}
          </ButtonLink>
          <ButtonLink href={askAddress(page.head.path)} tone="light">
            Ask us
          </ButtonLink>
        </p>
      </PageBanner>
      <CardSection {...deals} layout="whole-rows" />
      <CardSection {...goods} layout="whole-rows" />
    </>
  )
}
