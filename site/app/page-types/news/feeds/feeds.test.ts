import { expect, test } from 'vitest'
import { forReader } from '../../../addresses/languages/reader.server.ts'
import type { PageRequest } from '../../page/page-loader.server.ts'
import { type Feed, loadFeed } from './feed.server.ts'
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

const pageNode = { title: 'Blog', metaDescription: 'About food' }

test.each<[string[], unknown]>([
  [['/blog/a'], ['https://site.example/ms/blog/a']],
  [[], 'https://site.example/blog/feed.xml'],
])(
  'a feed in another language has the articles that are there in it; without one it leads to the English feed',
  async (there, shown) => {
    const item = (urlSegment: string) => ({
      key: urlSegment,
      name: urlSegment,
      urlSegment,
      title: urlSegment,
      category: '',
    })
    const content = {
      node: async () => pageNode,
      articles: async () => ({ items: ['a', 'b'].map(item), categories: [] }),
    }
    const route = { alias: 'newsmainpage', path: '/blog', name: 'Blog', key: 'k', ancestors: [], children: [] }
    const request = { content, env: { SITE_URL: 'https://site.example' }, route } as unknown as PageRequest
    const placeOf = (path: string) => (path === '/blog' || there.includes(path) ? path : false)
    const answer = await forReader({ language: 'ms', siteUrl: 'https://site.example', pages: {}, placeOf }, () =>
      loadFeed(request).then(
        ({ entries }) => entries.map(entry => entry.url),
        (response: Response) => response.headers.get('location'),
      ),
    )
    expect(answer).toEqual(shown)
  },
)
