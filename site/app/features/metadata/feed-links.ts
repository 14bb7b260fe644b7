import type { MetaDescriptor } from 'react-router'
import type { PageHead } from './page-head.ts'

/** For feed readers that get the page's address. */
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
