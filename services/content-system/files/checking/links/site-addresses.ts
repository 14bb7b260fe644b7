import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { searchPaths } from '@agency/contracts/site/addresses/search-addresses.ts'
import type { ContentMap } from '../content-map.ts'

/** What the site answers although no page of content stands there. */
const OWN = new Set<string>([
  ...Object.values(searchPaths),
  '/',
  '/search',
  '/blog/search',
  '/blog/categories',
  '/blog/tags',
  '/blog/feed.xml',
  '/faq-details',
  '/sitemap.xml',
  '/robots.txt',
  '/flightgroupform',
  '/your-data',
  '/data-anda',
  '/preview',
])

/** Pages of the booking site, which the website leads to under its address. */
const BOOKING = new Set<string>(Object.values(bookingLinks).map(path => path.toLowerCase()))

/**
 * Tells whether a path of this site leads somewhere: a page, an old address of one, an address of the site itself, a question, or a category
 * or tag that an article has.
 */
export function siteAddresses({ nodes, pages, redirects, isLive }: ContentMap): (path: string) => boolean {
  const answers = nodes.filter(({ alias }) => alias === 'fAQItem' || alias === 'fAQCategory')
  const slugs = new Set(answers.map(({ urlSegment }) => urlSegment))
  const articles = nodes.filter(({ alias }) => alias === 'newsArticle').map(({ properties }) => properties)
  const categories = new Set(articles.map(({ category }) => category))
  const tags = new Set(articles.flatMap(article => article.tags))
  return given => {
    const path = given.toLowerCase().replace(/(.)\/$/, '$1')
    const [, family, slug = ''] =
      /^\/(faq|faq-details|blog\/categories|blog\/tags|blog\/search)\/([^/]+)$/.exec(path) ?? []
    if (family === 'faq' || family === 'faq-details') return slugs.has(slug)
    if (family === 'blog/categories') return categories.has(slug)
    if (family === 'blog/tags') return tags.has(slug)
    return (
      family === 'blog/search' ||
      pages.has(path) ||
      redirects?.has(path) ||
      isLive?.(path) ||
      OWN.has(path) ||
      BOOKING.has(path)
    )
  }
}
