import { expect, test } from 'vitest'
import type { Feed } from './feed.server.ts'
import { rss } from './rss.ts'

const url = 'https://site.example/blog'
const feed: Feed = {
  title: 'Example: Blog',
  description: '',
  url,
  entries: [
    {
      title: 'Tom & <Jerry>\u0000',
      url: `${url}/a`,
      summary: 'A ]]> & b',
      published: '2026-05-01',
      author: 'Aina',
      category: 'Food',
    },
    {
      title: 'B',
      url: `${url}/b`,
      summary: '',
      published: undefined,
      author: undefined,
      category: undefined,
    },
  ],
}

test('RSS escapes what articles say and dates them at the beginning of a Malaysian day', () => {
  const xml = rss(feed)
  expect(xml).toContain('<title>Tom &amp; &lt;Jerry&gt;</title>')
  expect(xml).toContain('<description>A ]]&gt; &amp; b</description>')
  expect(xml).toContain('<pubDate>Fri, 01 May 2026 00:00:00 +0800</pubDate>')
  expect(xml).toContain(`<atom:link href="${url}/feed.xml" rel="self" type="application/rss+xml"/>`)
  expect(xml).toContain(`<item><title>B</title><link>${url}/b</link><guid>${url}/b</guid></item>`)
})

test('an empty feed is still a feed', () => {
  expect(rss({ ...feed, entries: [] })).toMatch(/<channel>[\s\S]*<description><\/description>[\s\S]*<\/channel>/)
})
