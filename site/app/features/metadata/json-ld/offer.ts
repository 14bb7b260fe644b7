import { audienceWords } from '@agency/words/values/audiences/words.ts'
import type { AggregateRating, ItemList, Offer, Product, Review, TouristTrip } from 'schema-dts'
import { publicAddress, type SiteIdentity } from '../site-identity.ts'
import { agencyInShort, coordinates } from './agency.ts'
import type { DescribedPage, OfferSubject } from './page-subject.ts'

/** A trip if it has days, else a product; undefined for a product without a price. */
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
  return { '@type': 'Product', ...about, ...reviewed(subject), ...(subject.family && { category: subject.family }) }
}

type About = { name: string; description: string; url: string; image?: string; offers?: ReturnType<typeof offerOf> }

function trip(subject: OfferSubject, about: About, site: SiteIdentity): TouristTrip {
  const { days, audience } = subject
  return {
    '@type': 'TouristTrip',
    ...about,
    provider: agencyInShort(site),
    ...(about.offers && { offers: { ...about.offers, ...reviewed(subject) } }),
    ...(audience.length > 0 && { touristType: audience.map(audienceWords().named) }),
    itinerary: subject.stops.length > 0 ? [dayByDay(days), route(subject.stops, site)] : dayByDay(days),
  }
}

/** Titles only: the texts are in the page, and repeating them would make it heavier. */
function dayByDay(days: OfferSubject['days']): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: days.map(({ title }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: title,
    })),
  }
}

function route(stops: OfferSubject['stops'], site: SiteIdentity): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: stops.map((stop, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      item: {
        '@type': 'Place',
        name: stop.name,
        geo: coordinates({ latitude: toKilometre(stop.latitude), longitude: toKilometre(stop.longitude) }),
        ...(stop.path && { url: publicAddress(site.siteUrl, stop.path) }),
      },
    })),
  }
}

/** Two decimals of a degree, about a kilometre: enough for a stop, and a page has many. */
const toKilometre = (degrees: number): number => Math.round(degrees * 100) / 100

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

/** As the page shows them. The vocabulary allows no reviews at a trip, so they belong to its offer. */
function reviewed({ reviews, rating }: OfferSubject): { review?: Review[]; aggregateRating?: AggregateRating } {
  return {
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.rating, reviewCount: rating.count },
    }),
  }
}

function reviewOf({ by, text, rating, travelled }: OfferSubject['reviews'][number]): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: by },
    reviewBody: text,
    ...(rating !== undefined && { reviewRating: { '@type': 'Rating', ratingValue: rating } }),
    ...(travelled && { datePublished: travelled }),
  }
}
