import { expect, test } from 'vitest'
import { siteMapFile, siteMapIndex } from './site-map-xml.ts'

const url = 'https://site.example'
const entriesInAFile = 5000
const many = Array.from({ length: entriesInAFile + 1 }, (_, at) => ({ path: `/p${at}`, changed: '2026-01-02' }))
const count = (xml: string | undefined, tag: string) => xml?.match(new RegExp(`<${tag}>`, 'g'))?.length ?? 0

test('five thousand and one pages make two files', () => {
  expect(count(siteMapIndex(many, url), 'sitemap')).toBe(2)
  expect(count(siteMapFile(many, 1, url), 'url')).toBe(5000)
  expect(count(siteMapFile(many, 2, url), 'url')).toBe(1)
  expect(siteMapFile(many, 3, url)).toBeUndefined()
  expect(siteMapFile(many, 0, url)).toBeUndefined()
})

test('the index says when the newest page of each file changed', () => {
  const entries = [{ path: '/a', changed: '2026-01-02' }, { path: '/b', changed: '2026-03-04' }, { path: '/c' }]
  expect(siteMapIndex(entries, url)).toContain(
    '<loc>https://site.example/sitemaps/pages-1.xml</loc><lastmod>2026-03-04</lastmod>',
  )
})

test('addresses are escaped and spelt as they are shown; a page without a day has no lastmod', () => {
  const xml = siteMapFile([{ path: '/login' }, { path: '/blog/tags/a&b' }], 1, url)
  expect(xml).toContain('<url><loc>https://site.example/Login</loc></url>')
  expect(xml).toContain('<loc>https://site.example/blog/tags/a&amp;b</loc>')
})

test('a page names its picture and its other languages', () => {
  const picture = { src: '/media//1/a&b.svg', alt: '', width: 1, height: 1 }
  const translations = [
    { language: 'en' as const, path: '/pdpa' },
    { language: 'ms' as const, path: '/pdpa/bahasa-malaysia' },
  ]
  const xml = siteMapFile([{ path: '/pdpa', picture, translations }], 1, url)
  expect(xml).toContain('<image:image><image:loc>https://site.example/img/')
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="ms-MY" href="https://site.example/pdpa/bahasa-malaysia"/>',
  )
})
