import { expect, test } from 'vitest'
import { languageInCookies, sharedDomain } from './language-cookie.ts'
import { languageOfPath, pathInLanguage, withoutMainLanguage } from './language-of-path.ts'

test.each([
  ['/ms', 'ms', '/'],
  ['/zh/tnc', 'zh', '/tnc'],
  ['/ms/ms', 'ms', '/ms'],
  ['/msc', 'en', '/msc'],
  ['/%6ds', 'en', '/%6ds'],
  ['/en/tnc', 'en', '/en/tnc'],
  ['/', 'en', '/'],
])('%s is the %s address of %s', (path, language, inside) => expect(languageOfPath(path)).toEqual({ language, inside }))

test('a language is put before the path, and the query stays', () => {
  expect(['/', '/?page=2', '/#top', '/tnc?a=/b#c'].map(path => pathInLanguage(path, 'ms'))).toEqual([
    '/ms',
    '/ms?page=2',
    '/ms#top',
    '/ms/tnc?a=/b#c',
  ])
  expect(pathInLanguage('/tnc', 'en')).toBe('/tnc')
})

test('English has no prefix of its own', () => {
  expect(['/en', '/en/', '/en/tnc', '/english'].map(withoutMainLanguage)).toEqual(['/', '/', '/tnc', undefined])
})

test.each([
  ['a=1; site-language=zh', 'zh'],
  ['site-language=xx; site-language=ms', 'ms'],
  ['my-site-language=ms', 'en'],
  [`site-language=${'ms'.repeat(2048)}`, 'en'],
])('a form of a visitor with the cookie %.40s leads back to a page in %s', (cookies, language) =>
  expect(languageInCookies(cookies)).toBe(language),
)

test.each([
  ['https://www.agency.com.my', 'https://booking.agency.com.my', 'agency.com.my'],
  ['https://agency.example', 'https://booking.agency.example', 'agency.example'],
  ['http://localhost:3000', 'http://localhost:3002', undefined],
  ['https://agency.example', 'https://booking.example', undefined],
])('%s and %s share the domain %s', (one, other, domain) => expect(sharedDomain(one, other)).toBe(domain))
