import { mainLanguage } from '@agency/words/language-codes.ts'
import { tagOf } from '@agency/words/languages.ts'
import { sellerWords } from '@agency/words/trust/seller/words.ts'
import type {
  GeoCoordinates,
  PostalAddress,
  SearchAction,
  TravelAgency,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { Brand } from '../../site-settings/shell-model.server.ts'
import { brandLogo } from '../brand-mark.ts'
import { publicAddress, type SiteIdentity } from '../site-identity.ts'
import { weeklyHours } from './weekly-hours.ts'

/** For pages that only name the agency. */
export function agencyInShort({ siteUrl, brand }: SiteIdentity) {
  const logo = brandLogo(brand)
  return {
    '@type': 'TravelAgency',
    '@id': agencyId(siteUrl),
    name: brand.brandName,
    url: publicAddress(siteUrl, '/'),
    ...(logo && { logo: siteUrl + logo }),
  } as const satisfies TravelAgency
}

export function agency(site: SiteIdentity): TravelAgency {
  const { brand } = site
  const short = agencyInShort(site)
  const hours = weeklyHours(brand.openingHours)
  const profiles = brand.socials.map(social => social.url).filter(url => url.startsWith('http'))
  return {
    ...short,
    ...(short.logo && { image: short.logo }),
    currenciesAccepted: 'MYR',
    areaServed: { '@type': 'Country', name: 'Malaysia' },
    ...(brand.tagline && { slogan: brand.tagline }),
    ...(brand.legalName && { legalName: brand.legalName }),
    ...(brand.hotline && { telephone: brand.hotline }),
    ...(brand.supportMailbox && { email: brand.supportMailbox }),
    ...(brand.address && { address: postalAddress(brand.address) }),
    ...positionOf(brand),
    ...(hours && { openingHours: hours }),
    ...(brand.registration && { identifier: { '@type': 'PropertyValue', name: 'Company', value: brand.registration } }),
    ...(brand.licence && {
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'licence',
        name: brand.licence,
        ...(brand.licenceUntil && { expires: brand.licenceUntil }),
      },
    }),
    ...(brand.paymentMeans.length > 0 && {
      paymentAccepted: brand.paymentMeans.map(means => sellerWords().means[means]).join(', '),
    }),
    ...(brand.supportMailbox && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'complaints', email: brand.supportMailbox },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function positionOf({ latitude, longitude }: Brand): { geo?: GeoCoordinates } {
  return latitude === undefined || longitude === undefined ? {} : { geo: coordinates({ latitude, longitude }) }
}

/** In one line, as in the settings: search engines parse it. */
function postalAddress(line: string): PostalAddress {
  return { '@type': 'PostalAddress', streetAddress: line, addressCountry: 'MY' }
}

/** With the address of the site search. */
export function website({ siteUrl, brand }: SiteIdentity): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand.brandName,
    url: publicAddress(siteUrl, '/'),
    inLanguage: tagOf(mainLanguage),
    publisher: { '@id': agencyId(siteUrl) },
    potentialAction: search,
  }
}

function agencyId(siteUrl: string): string {
  return `${siteUrl}/#agency`
}

export function coordinates({ latitude, longitude }: { latitude: number; longitude: number }): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude }
}
