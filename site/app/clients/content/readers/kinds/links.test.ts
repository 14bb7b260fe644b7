import { anyUrl } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLink } from './links.ts'

const key = 'a1b2c3d4-0000-4000-8000-000000000001'
const findPage = (name: string) => (/a1b2c3d4-?0000|^1043$/.test(name) ? '/blog' : undefined)
const none = () => {}

test.each<[unknown, string]>([
  ['/blog', '/blog'],
  ['https://example.com/x', 'https://example.com/x'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['mailto:a@b.my', 'mailto:a@b.my'],
  ['tel:+60312345678', 'tel:+60312345678'],
  ['#offers', '#offers'],
  ['~/blog', '/blog'],
  ['flight-deals', '/flight-deals'],
  ['blog/monsoon', '/blog/monsoon'],
  ['blog?page=2', '/blog?page=2'],
  ['北京-5日游', '/北京-5日游'],
  ['www.example.com', 'https://www.example.com'],
  ['www.example.com/a?b=c', 'https://www.example.com/a?b=c'],
  ['agency.my/offers', 'https://agency.my/offers'],
  ['terms.pdf', '/terms.pdf'],
  ['help@agency.my', 'mailto:help@agency.my'],
  [' /blog ', '/blog'],
  ['/search?a=1&amp;b=2', '/search?a=1&b=2'],
  [{ url: '/blog' }, '/blog'],
  [{ Url: '/blog' }, '/blog'],
  [{ href: '~/blog' }, '/blog'],
  [[{ url: '/blog', name: 'Blog', target: '_blank' }], '/blog'],
  [
    [{ name: 'Blog', target: null, type: 'content', udi: 'umb://document/a1b2c3d4000040008000000000000001', url: '' }],
    '/blog',
  ],
  [[{ name: 'Blog', udi: 'umb://document/a1b2c3d4000040008000000000000001', url: null }], '/blog'],
  [{ linkType: 'Content', url: null, destinationId: key, route: { path: '/blog/' } }, '/blog'],
  ['/tours/?page=2', '/tours?page=2'],
  ['/media//a/b.pdf', '/media//a/b.pdf'],
  ['/', '/'],
  ['/?a=/b/', '/?a=/b/'],
  [{ url: '/blog', queryString: '?page=2' }, '/blog?page=2'],
  [{ url: '/blog', queryString: '#offers' }, '/blog#offers'],
  [{ key, name: 'Blog', contentType: { alias: 'newsMainPage' } }, '/blog'],
  ['[{"name":"Blog","url":"/blog"}]', '/blog'],
  ['{"url":"flight-deals"}', '/flight-deals'],
  ['umb://document/a1b2c3d4000040008000000000000001', '/blog'],
  ['/{localLink:umb://document/a1b2c3d4000040008000000000000001}', '/blog'],
  ['/{localLink:1043}#top', '/blog#top'],
  [['', null, { url: '' }, '/blog'], '/blog'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [[], ''],
  [{}, ''],
])('%j leads to %s', (value, href) => expect(readLink(value, none, findPage).href).toBe(href))

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'Call us',
  'None',
  '-',
  'umb://media/a1b2c3d4000040008000000000000009',
  '/{localLink:umb://document/0000}',
  '[{"name":"Blog"',
  7,
  { name: 'Blog' },
  [{ url: 'javascript:alert(1)' }],
  'vbscript:x',
  'http:',
  'mailto:',
])('%j is no valid link, and is reported', value => {
  const losses: unknown[] = []
  expect(readLink(value, loss => losses.push(loss), findPage).href).toBe('')
  expect(losses).toHaveLength(1)
})

test('a picker says what the link is called and where it opens', () => {
  const link = readLink([{ url: '/blog', name: 'Our blog', target: '_blank' }], none, findPage)
  expect(link).toEqual({ href: '/blog', name: 'Our blog', target: '_blank' })
})

test('any input gives a path, an address of a known scheme or undefined', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyUrl(), fc.string()), value => {
      expect(readLink(value, none, findPage).href).toMatch(/^$|^\/(?![/\\])|^(?:https?:\/\/|mailto:|tel:)|^#/i)
    }),
  )
})
