import type { MetaDescriptor } from 'react-router'
import type { PageHead } from './page-head.ts'

/** The link to the feed of a news page, for feed readers that are given the page's address. */
export function feedLinks({ feedsOf }: PageHead, brand: string): MetaDescriptor[] {
  if (!feedsOf) return []
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${brand}: ${feedsOf.name}`,
      href: `${feedsOf.path}/feed.xml`,
    },
  ]
}
