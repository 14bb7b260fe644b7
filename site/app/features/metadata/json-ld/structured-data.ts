import { currentLanguage } from '@agency/words/current-language.ts'
import { tagOf } from '@agency/words/languages.ts'
import { partWords } from '@agency/words/shell/parts/words.ts'
import type { BreadcrumbList, FAQPage, Graph, ItemList, Thing, TouristDestination, WebPage } from 'schema-dts'
import type { Breadcrumb, PageHead } from '../page-head.ts'
import { shareImage } from '../share-image.ts'
import { publicAddress, type SiteIdentity } from '../site-identity.ts'
import { agency, coordinates, website } from './agency.ts'
import { blogPosting } from './blog-posting.ts'
import { offered } from './offer.ts'
import type { DescribedPage, DestinationSubject, ListSubject, PageSubject, QuestionsSubject } from './page-subject.ts'

/** The agency and the site on the home page, breadcrumbs on every other page, and the page's subject. */
export function structuredData(head: PageHead, site: SiteIdentity): Graph | undefined {
  const parts: Thing[] = head.path === '/' ? [agency(site), website(site)] : []
  if (head.breadcrumbs.length > 0 && head.path !== '/') parts.push(breadcrumbList(head.breadcrumbs, site.siteUrl))
  if (head.translations?.length) parts.push(webPage(head, site))
  const subject = head.subject && describe(head.subject, head, site)
  if (subject) parts.push(subject)
  return parts.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': parts }
}

function describe(subject: PageSubject, head: PageHead, site: SiteIdentity): Thing | undefined {
  const page: DescribedPage = {
    url: publicAddress(site.siteUrl, head.path),
    description: head.description,
    image: shareImage(head.picture, site.siteUrl)?.url,
  }
  switch (subject.kind) {
    case 'offer':
      return offered(subject, page, site)
    case 'destination':
      return touristDestination(subject, page)
    case 'questions':
      return subject.questions.length > 0 ? faqPage(subject, site.siteUrl) : undefined
    case 'article':
      return blogPosting(subject, page, site)
    case 'list':
      return subject.items.length > 0 ? itemList(subject, site.siteUrl) : undefined
    default:
      return subject satisfies never
  }
}

/** Only pages in several languages need it. */
function webPage({ path, title }: PageHead, { siteUrl }: SiteIdentity): WebPage {
  return {
    '@type': 'WebPage',
    url: publicAddress(siteUrl, path),
    name: title,
    inLanguage: tagOf(currentLanguage()),
  }
}

/** The same steps that the page shows. */
function breadcrumbList(steps: Breadcrumb[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: partWords().home, path: '/' }, ...steps].map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: publicAddress(siteUrl, path),
    })),
  }
}

/** Positions count through all pages. Search engines want lists of pages without names. */
function itemList({ name, items, before, total }: ListSubject, siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, position) => ({
      '@type': 'ListItem',
      position: before + position + 1,
      url: publicAddress(siteUrl, item.path),
    })),
  }
}

function faqPage({ questions }: QuestionsSubject, siteUrl: string): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer, path }) => ({
      '@type': 'Question',
      name: question,
      url: publicAddress(siteUrl, path),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function touristDestination(subject: DestinationSubject, page: DescribedPage): TouristDestination {
  const { name, country, position, sights } = subject
  return {
    '@type': 'TouristDestination',
    name,
    description: page.description,
    url: page.url,
    ...(page.image && { image: page.image }),
    ...(country && country !== name && { containedInPlace: { '@type': 'Country', name: country } }),
    ...(position && { geo: coordinates(position) }),
    ...(sights.length > 0 && {
      includesAttraction: sights.map(sight => ({
        '@type': 'TouristAttraction' as const,
        name: sight.name,
        geo: coordinates(sight),
      })),
    }),
  }
}
