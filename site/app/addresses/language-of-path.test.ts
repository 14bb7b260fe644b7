import { expect, test } from 'vitest'
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
