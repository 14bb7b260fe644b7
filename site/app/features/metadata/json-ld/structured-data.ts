import type { Graph, Thing } from 'schema-dts'
import type { PageHead } from '../page-head.ts'
import { shareImage } from '../share-image.ts'
import { publicAddress, type SiteIdentity } from '../site-identity.ts'
import { agency, website } from './agency.ts'
import { blogPosting } from './blog-posting.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { touristDestination } from './destination.ts'
import { itemList } from './item-list.ts'
import { offered } from './offer.ts'
import type { DescribedPage, PageSubject } from './page-subject.ts'
import { faqPage } from './questions.ts'

/**
 * What a page says to search engines in the words of schema.org: the agency and the site on the home page, the way to
 * every other page, and the page's subject.
 */
export function structuredData(head: PageHead, site: SiteIdentity): Graph | undefined {
  const parts: Thing[] = head.path === '/' ? [agency(site), website(site)] : []
  if (head.breadcrumbs.length > 0 && head.path !== '/') parts.push(breadcrumbList(head.breadcrumbs, site.siteUrl))
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
