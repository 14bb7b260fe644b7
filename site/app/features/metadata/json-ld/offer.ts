import { audienceName } from '@agency/ui/formats/audience-name.ts'
import type { Offer, Product, TouristTrip } from 'schema-dts'
import type { SiteIdentity } from '../site-identity.ts'
import { agencyInShort } from './agency.ts'
import type { DescribedPage, OfferSubject } from './page-subject.ts'

/** A trip where there are days to tell about, else a product; a product without a price is nothing to tell. */
export function offered(
  subject: OfferSubject,
  page: DescribedPage,
  site: SiteIdentity,
): TouristTrip | Product | undefined {
  const offers = offerOf(subject, page, site)
  const about = {
    name: subject.name,
    description: page.description,
    url: page.url,
    ...(page.image && { image: page.image }),
    ...(offers && { offers }),
  }
  if (subject.days.length > 0) return trip(subject, about, site)
  if (!offers) return undefined
  return { '@type': 'Product', ...about, ...(subject.family && { category: subject.family }) }
}

type About = { name: string; description: string; url: string; image?: string; offers?: Offer }

function trip({ days, audience }: OfferSubject, about: About, site: SiteIdentity): TouristTrip {
  return {
    '@type': 'TouristTrip',
    ...about,
    provider: agencyInShort(site),
    ...(audience.length > 0 && { touristType: audience.map(audienceName) }),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: days.length,
      itemListElement: days.map(({ title, text }, position) => ({
        '@type': 'ListItem',
        position: position + 1,
        name: title,
        ...(text && { description: text }),
      })),
    },
  }
}

function offerOf({ price, validFrom, validUntil, isOver }: OfferSubject, page: DescribedPage, site: SiteIdentity) {
  if (price === undefined) return undefined
  return {
    '@type': 'Offer',
    url: page.url,
    price: (price / 100).toFixed(2),
    priceCurrency: 'MYR',
    availability: isOver ? 'https://schema.org/Discontinued' : 'https://schema.org/InStock',
    seller: agencyInShort(site),
    ...(validFrom && { validFrom }),
    ...(validUntil && { priceValidUntil: validUntil }),
  } as const satisfies Offer
}
