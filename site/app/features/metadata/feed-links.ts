import type { MetaDescriptor } from 'react-router'
import type { PageHead } from './page-head.ts'

/** Links to the feeds of a news page, for feed readers that are given the page's address. */
export function feedLinks({ feedsOf }: PageHead, brand: string): MetaDescriptor[] {
  if (!feedsOf) return []
  return [
    { type: 'application/rss+xml', file: 'feed.xml' },
    { type: 'application/feed+json', file: 'feed.json' },
  ].map(({ type, file }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${brand}: ${feedsOf.name}`,
    href: `${feedsOf.path}/${file}`,
  }))
}
