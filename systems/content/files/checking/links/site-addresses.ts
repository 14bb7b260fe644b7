import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { isPageOfSite } from '@agency/contracts/site/addresses/taken-addresses.ts'
import type { ContentMap } from '../content-map.ts'

const booking = new Set<string>(Object.values(bookingLinks).map(path => path.toLowerCase()))

/** @returns true for pages, redirects, addresses of the site itself, questions, and used categories and tags */
export function siteAddresses({ nodes, pages, redirects, isLive }: ContentMap): (path: string) => boolean {
  const answers = nodes.filter(({ alias }) => alias === 'fAQItem' || alias === 'fAQCategory')
  const slugs = new Set(answers.map(({ urlSegment }) => urlSegment))
  const articles = nodes.filter(({ alias }) => alias === 'newsArticle').map(({ properties }) => properties)
  const categories = new Set(articles.map(({ category }) => category))
  const tags = new Set(articles.flatMap(article => article.tags))
  return link => {
    const path = link.toLowerCase().replace(/(.)\/$/, '$1')
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
      ['/', '/search'].includes(path) ||
      isPageOfSite(path) ||
      booking.has(path)
    )
  }
}
