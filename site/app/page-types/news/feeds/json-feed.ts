import type { Feed } from './feed.server.ts'

/** A feed as JSON Feed 1.1. */
export function jsonFeed({ title, description, url, entries }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: url,
    feed_url: `${url}/feed.json`,
    language: 'en-MY',
    items: entries.map(entry => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      ...(entry.published && { date_published: `${entry.published}T00:00:00+08:00` }),
      ...(entry.author && { authors: [{ name: entry.author }] }),
      ...(entry.category && { tags: [entry.category] }),
      ...(entry.image && { image: entry.image }),
    })),
  }
}
