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

test('a form leads back in the language of the cookie, and in English for any other value', () => {
  const cookies = ['zh', 'xx; site-language=ms', 'xx', 'ms'.repeat(2048)].map(value => `a=ms; site-language=${value}`)
  expect([...cookies, 'my-site-language=ms'].map(one => languageInCookies(one))).toEqual(['zh', 'ms', 'en', 'en', 'en'])
})

test.each([
  ['https://www.agency.com.my', 'https://booking.agency.com.my', 'agency.com.my'],
  ['https://agency.example', 'https://booking.agency.example', 'agency.example'],
  ['http://localhost:3000', 'http://localhost:3002', undefined],
  ['https://agency.example', 'https://booking.example', undefined],
])('%s and %s share the domain %s', (one, other, domain) => expect(sharedDomain(one, other)).toBe(domain))
