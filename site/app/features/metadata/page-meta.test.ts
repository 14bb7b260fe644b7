import { inLanguage } from '@agency/words/current-language.ts'
import { expect, test } from 'vitest'
import type { Shell } from '../site-settings/shell-model.server.ts'
import type { PageHead } from './page-head.ts'
import { pageMeta } from './page-meta.ts'

const around = {
  shell: { brand: { brandName: 'Example', socials: [], supportMailbox: '' } } as unknown as Shell,
  siteUrl: 'https://site.example',
}
const head: PageHead = {
  title: 'A page',
  description: 'About it',
  keywords: '',
  path: '/login',
  breadcrumbs: [{ name: 'A page', path: '/login' }],
}
type Tag = Record<string, unknown>
const tagsOf = (given: Partial<PageHead> = {}) => pageMeta({ ...head, ...given }, around) as Tag[]
const content = (tags: Tag[], name: string) => tags.find(tag => tag.property === name || tag.name === name)?.content

test('a page that failed to load has no metadata', () => expect(pageMeta(undefined, around)).toEqual([]))

test('the brand stands behind a title that leaves room for it', () => {
  expect(tagsOf()[0]).toEqual({ title: 'A page | Example' })
  expect(tagsOf({ title: 'x'.repeat(55) })[0]).toEqual({ title: 'x'.repeat(55) })
})

test.each([
  [{}, 'https://site.example/Login'],
  [{ path: '/blog', page: 2 }, 'https://site.example/blog?page=2'],
])('the clean address of %j is %s', (given, href) => {
  const tags = tagsOf(given)
  expect(tags.find(tag => tag.rel === 'canonical')?.href).toBe(href)
  expect(content(tags, 'og:url')).toBe(href)
})

test('a page with a translation names all its languages and the one for everybody else', () => {
  const translations = [
    { language: 'en' as const, path: '/pdpa' },
    { language: 'ms' as const, path: '/ms/pdpa' },
  ]
  const tags = inLanguage('ms', () => pageMeta({ ...head, path: '/pdpa' }, { ...around, translations })) as Tag[]
  expect(tags.filter(tag => tag.hrefLang).map(tag => `${tag.hrefLang} ${tag.href}`)).toEqual([
    'en-MY https://site.example/pdpa',
    'ms-MY https://site.example/ms/pdpa',
    'x-default https://site.example/pdpa',
  ])
  expect(content(tags, 'og:locale')).toBe('ms_MY')
})

test('a later page of a list names the same page in each language', () => {
  const translations = [
    { language: 'en' as const, path: '/blog' },
    { language: 'zh' as const, path: '/zh/blog' },
  ]
  const tags = pageMeta({ ...head, path: '/blog', page: 2 }, { ...around, translations }) as Tag[]
  expect(tags.filter(tag => tag.hrefLang).map(tag => tag.href)).toEqual([
    'https://site.example/blog?page=2',
    'https://site.example/zh/blog?page=2',
    'https://site.example/blog?page=2',
  ])
})

test('the share picture is the share cut with its size; a drawing alone is not shown by networks', () => {
  const picture = { src: '/media//1/a.svg', alt: 'A beach', width: 1, height: 1 }
  const tags = tagsOf({ picture: { ...picture, share: '/media//2/a.share.jpg' } })
  expect(content(tags, 'og:image')).toBe('https://site.example/img/1280.jpg/2/a.share.jpg')
  expect(content(tags, 'og:image:width')).toBe('1200')
  expect(content(tags, 'og:image:alt')).toBe('A beach')
  expect(content(tags, 'twitter:card')).toBe('summary_large_image')
  expect(content(tagsOf({ picture }), 'og:image')).toBeUndefined()
  expect(content(tagsOf({ picture }), 'twitter:card')).toBe('summary')
})

test('a page with noindex has no structured data', () => {
  expect(tagsOf().some(tag => 'script:ld+json' in tag)).toBe(true)
  expect(tagsOf({ noIndex: true }).some(tag => 'script:ld+json' in tag)).toBe(false)
  expect(content(tagsOf({ noIndex: true }), 'robots')).toBe('noindex, follow')
})

test('the metadata of an article has its date', () => {
  const subject = {
    kind: 'article' as const,
    headline: 'H',
    published: '2026-05-01',
    updated: '2026-06-01',
    section: undefined,
    author: { name: 'Aina', role: '' },
    tags: ['a'],
    words: 1,
    minutes: 1,
  }
  const tags = tagsOf({ subject, feedsOf: { name: 'Blog', path: '/blog' } })
  expect(content(tags, 'og:type')).toBe('article')
  expect(content(tags, 'article:published_time')).toBe('2026-05-01')
  expect(content(tags, 'article:modified_time')).toBe('2026-06-01')
  expect(tags.filter(tag => tag.rel === 'alternate').map(tag => tag.href)).toEqual(['/blog/feed.xml'])
})
