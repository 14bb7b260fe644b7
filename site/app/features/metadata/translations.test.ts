import { expect, test } from 'vitest'
import { buildRouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { languageOf, originalOf, pathIn, translationsOf } from './translations.ts'

const node = (urlSegment: string, items: object[] = []) => ({
  key: urlSegment,
  name: urlSegment,
  urlSegment,
  contentType: { alias: 'prosePage' },
  items: items as never[],
})
const { byPath } = buildRouteIndex([node('pdpa', [node('bahasa-malaysia'), node('cookies')]), node('tnc')], () => true)
const both = [
  { language: 'en', path: '/pdpa' },
  { language: 'ms', path: '/pdpa/bahasa-malaysia' },
]

test.each([
  ['/pdpa', 'en', both],
  ['/pdpa/bahasa-malaysia', 'ms', both],
  ['/pdpa/cookies', 'en', []],
  ['/tnc', 'en', []],
])('%s is in %s', (path, language, translations) => {
  const page = byPath.get(path)
  if (!page) throw new Error(`no ${path}`)
  expect(languageOf(page)).toBe(language)
  expect(translationsOf(page)).toEqual(translations)
  expect(originalOf(page).path).toBe(path.replace('/bahasa-malaysia', ''))
})

test.each([
  ['/pdpa', 'ms', '/pdpa/bahasa-malaysia'],
  ['/pdpa', 'en', '/pdpa'],
  ['/tnc', 'ms', '/tnc'],
  ['/gone', 'ms', undefined],
] as const)('%s in %s is at %s', (path, language, found) => expect(pathIn(byPath.get(path), language)).toBe(found))
