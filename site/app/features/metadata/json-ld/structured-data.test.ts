import { inLanguage } from '@agency/words/current-language.ts'
import { expect, test } from 'vitest'
import type { PageHead } from '../page-head.ts'
import type { SiteIdentity } from '../site-identity.ts'
import type { PageSubject } from './page-subject.ts'
import { structuredData } from './structured-data.ts'

const brand = {
  brandName: 'Example',
  legalName: 'Example Sdn. Bhd.',
  tagline: '',
  imageLogo: undefined,
  imageIcon: undefined,
  hotline: '+60 3-1',
  enquiriesPhone: '',
  whatsapp: '',
  openingHours: '',
  answeredWithin: '',
  supportMailbox: 'a@b.example',
  agentMailbox: '',
  privacyMailbox: '',
  newsletterConsent: '',
  address: '',
  licence: '',
  registration: '',
  mapLink: '',
  deposit: '',
  licenceUntil: undefined,
  complaintDays: undefined,
  paymentMeans: [],
  priceIncludes: [],
  priceExtra: [],
  confirmationDays: undefined,
  latitude: 3.15,
  longitude: 101.71,
  aiCrawlers: '',
  copyright: '',
  socials: [
    { network: 'x', url: 'https://x.example/y' },
    { network: 'broken', url: '' },
  ],
}
const site: SiteIdentity = { siteUrl: 'https://site.example', brand }
const head: PageHead = {
  title: 'T',
  description: 'D',
  keywords: '',
  path: '/tours/bali',
  breadcrumbs: [
    { name: 'Tours', path: '/tours' },
    { name: 'Bali', path: '/tours/bali' },
  ],
  picture: { src: '/media//1/a.svg', share: '/media//2/a.share.jpg', alt: '', width: 1, height: 1 },
}
type Part = Record<string, unknown>
const partsOf = (given: Partial<PageHead>, around = site) =>
  ((structuredData({ ...head, ...given }, around) as { '@graph'?: Part[] } | undefined)?.['@graph'] ?? []) as Part[]
const about = (subject: PageSubject) => partsOf({ subject }).at(-1)

const offer = {
  kind: 'offer' as const,
  name: 'Bali',
  family: 'Tours',
  price: 108850,
  validFrom: '2026-01-01',
  validUntil: '2026-12-15',
  isOver: false,
  days: [],
  stops: [],
  audience: [],
  reviews: [],
  rating: undefined,
}

test('the data of the home page names the agency and the search', () => {
  const [agency, website, ...rest] = partsOf({ path: '/', breadcrumbs: [] })
  expect(rest).toEqual([])
  expect(agency).toMatchObject({ '@type': 'TravelAgency', legalName: 'Example Sdn. Bhd.', telephone: '+60 3-1' })
  expect(agency).toMatchObject({ sameAs: ['https://x.example/y'] })
  expect(agency).not.toHaveProperty('address')
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'https://site.example/search?q={search_term_string}' } },
  })
})

test('the licence of the agency says until when, and how one pays and complains is told', () => {
  const told = { licence: 'KPK/LN 0000', licenceUntil: '2028-12-31', paymentMeans: ['card' as const, 'fpx' as const] }
  const [agency] = partsOf({ path: '/' }, { ...site, brand: { ...brand, ...told } })
  expect(agency).toMatchObject({
    hasCredential: { name: 'KPK/LN 0000', expires: '2028-12-31' },
    paymentAccepted: 'credit or debit card, FPX',
    contactPoint: { contactType: 'complaints', email: 'a@b.example' },
  })
})

test('a page that has a translation says which language it is in', () => {
  const translations = [
    { language: 'en' as const, path: '/tnc' },
    { language: 'ms' as const, path: '/ms/tnc' },
  ]
  const parts = inLanguage('ms', () => partsOf({ path: '/tnc', translations }))
  expect(parts.at(-1)).toMatchObject({ '@type': 'WebPage', inLanguage: 'ms-MY' })
})

test('the way to a page begins at home and names every step by its whole address', () => {
  expect(partsOf({})).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
        { '@type': 'ListItem', position: 2, name: 'Tours', item: 'https://site.example/tours' },
        { '@type': 'ListItem', position: 3, name: 'Bali', item: 'https://site.example/tours/bali' },
      ],
    },
  ])
})

test('an offer has a price in ringgit with two decimals and the day until which it holds', () => {
  expect(about(offer)).toMatchObject({
    '@type': 'Product',
    name: 'Bali',
    category: 'Tours',
    image: 'https://site.example/img/1280.jpg/2/a.share.jpg',
    offers: {
      '@type': 'Offer',
      price: '1088.50',
      priceCurrency: 'MYR',
      priceValidUntil: '2026-12-15',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(about({ ...offer, isOver: true })).toMatchObject({
    offers: { availability: 'https://schema.org/Discontinued' },
  })
})

test('an offer with days is a trip, even without a price; a product without a price is not told', () => {
  const days = [
    { title: 'Arrive', text: 'By air.' },
    { title: 'Home', text: '' },
  ]
  const trip = about({ ...offer, price: undefined, days, audience: ['muslim-friendly'] })
  expect(trip).toMatchObject({ '@type': 'TouristTrip', touristType: ['Muslim travellers'] })
  expect(trip).not.toHaveProperty('offers')
  expect(trip?.itinerary).toMatchObject({ itemListElement: [{ name: 'Arrive' }, { name: 'Home' }] })
  expect(about({ ...offer, price: undefined })?.['@type']).toBe('BreadcrumbList')
})

test('the data of a trip has each place with its position and page', () => {
  const days = [{ title: 'By rail', text: '' }]
  const stops = [
    { name: 'Ipoh </script>', path: undefined, latitude: 4.598, longitude: 101.083 },
    { name: 'Penang', path: '/holidays-in-penang', latitude: 5.41, longitude: 100.33 },
  ]
  const itinerary = about({ ...offer, days, stops })?.itinerary as Part[]
  expect(itinerary).toHaveLength(2)
  expect(itinerary[1]).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Place',
          name: 'Ipoh </script>',
          geo: { '@type': 'GeoCoordinates', latitude: 4.6, longitude: 101.08 },
        },
      },
      {
        '@type': 'ListItem',
        position: 2,
        item: {
          '@type': 'Place',
          name: 'Penang',
          url: 'https://site.example/holidays-in-penang',
          geo: { '@type': 'GeoCoordinates', latitude: 5.41, longitude: 100.33 },
        },
      },
    ],
  })
  // Without a page about its days there is nothing to lead along.
  expect(about({ ...offer, stops })?.['@type']).toBe('Product')
})

test('reviews stand in the data of a product and of the offer of a trip, with their mean', () => {
  const said = (rating: number | undefined) => ({ by: 'Farah', text: 'Good.', rating, travelled: '2026-03-14' })
  const told = {
    review: [{ '@type': 'Review', author: { name: 'Farah' }, reviewRating: { ratingValue: 5 } }, {}, {}],
    aggregateRating: { ratingValue: '4.5', reviewCount: 6 },
  }
  const reviews = [said(5), said(4), said(undefined)]
  const rating = { rating: '4.5', count: 6 }
  expect(about({ ...offer, reviews, rating })).toMatchObject({ '@type': 'Product', ...told })
  const trip = { ...offer, reviews, rating, days: [{ title: 'Arrive' }] }
  expect(about(trip)).toMatchObject({ '@type': 'TouristTrip', offers: { '@type': 'Offer', ...told } })
  expect(about({ ...offer, reviews })).not.toHaveProperty('aggregateRating')
  expect(about(offer)).not.toHaveProperty('review')
})

test('the data of a destination has its position and its sights', () => {
  const sights = [{ name: 'Fort', latitude: 5.42, longitude: 100.34 }]
  const position = { latitude: 5.41, longitude: 100.33 }
  const place = { kind: 'destination' as const, name: 'Penang', country: 'Malaysia', position, sights }
  expect(about(place)).toMatchObject({
    '@type': 'TouristDestination',
    containedInPlace: { name: 'Malaysia' },
    geo: { latitude: 5.41 },
    includesAttraction: [{ '@type': 'TouristAttraction', geo: { longitude: 100.34 } }],
  })
  expect(about({ ...place, name: 'Malaysia', position: undefined, sights: [] })).not.toHaveProperty('containedInPlace')
})

test('a list counts on from the pages before', () => {
  const list = { kind: 'list' as const, name: 'Tours', items: [{ name: 'A', path: '/tours/a' }], before: 24, total: 25 }
  expect(about(list)).toMatchObject({
    numberOfItems: 25,
    itemListElement: [{ position: 25, url: 'https://site.example/tours/a' }],
  })
  expect(about({ ...list, items: [], total: 0 })?.['@type']).toBe('BreadcrumbList')
})

test('questions have answers', () => {
  const questions = [{ question: 'Why?', answer: 'Because.', path: '/faq-details/why' }]
  expect(about({ kind: 'questions', questions })).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
  })
})

test('an article names its author, or the agency, and its days', () => {
  const article = {
    kind: 'article' as const,
    headline: 'x'.repeat(130),
    published: '2026-05-01',
    updated: undefined,
    author: { name: 'Aina', role: 'Editor' },
    section: 'Food',
    tags: ['a', 'b'],
    words: 900,
    minutes: 4,
  }
  const posting = about(article)
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    author: { '@type': 'Person', name: 'Aina' },
    datePublished: '2026-05-01T00:00:00+08:00',
    dateModified: '2026-05-01T00:00:00+08:00',
    timeRequired: 'PT4M',
    keywords: 'a, b',
  })
  expect(String(posting?.headline)).toHaveLength(110)
  expect(about({ ...article, author: undefined })).toMatchObject({ author: { '@type': 'TravelAgency' } })
})
