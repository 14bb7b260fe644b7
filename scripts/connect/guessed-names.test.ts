import { schemas } from '@agency/content-system/schemas/registry.ts'
import { type FieldName, fields } from '@agency/site/app/clients/content/mapping/fields.ts'
import { expect, test } from 'vitest'
import { guessedField, guessedNames, guessedType, isNamedLikePart } from './guessed-names.ts'

test.each([
  ['home', 'homePage'],
  ['HomeNode', 'homePage'],
  ['blogPost', 'newsArticle'],
  ['news_list', 'newsMainPage'],
  ['textPage', 'prosePage'],
  ['faqs', 'fAQPage'],
  ['fAQPage', undefined],
  ['FOOTER', undefined],
  ['promoPage', undefined],
])('the type %s is taken for %s', (alias, type) => expect(guessedType(alias)).toBe(type))

test.each(['siteSettings', 'headerMenu', 'heroBanner', 'resortItem', 'sliderFolder'])(
  '%s is named like a part',
  alias => expect(isNamedLikePart(alias)).toBe(true),
)
test.each(['career', 'mediaCenter', 'promotions', 'faresAndFees', 'landingPage'])(
  '%s is not named like a part',
  alias => expect(isNamedLikePart(alias)).toBe(false),
)

test.each([
  ['content', 'bodyText'],
  ['Page_Title', 'title'],
  ['BODYTEXT', 'bodyText'],
  ['colour', undefined],
])('the property %s is taken for %s', (name, field) => expect(guessedField(name)).toBe(field))

test('every field of every content type can be mapped', () => {
  const names = Object.values(schemas).flatMap(schema => Object.keys(schema?.shape ?? {}))
  expect(names.filter(name => !(name in fields))).toEqual([])
})

test('no name of a field stands for another field', () => {
  const names = Object.keys(fields) as FieldName[]
  expect(names.filter(name => guessedField(name) !== name)).toEqual([])
  expect(names.filter(name => guessedNames(name).some(other => guessedField(other) !== name))).toEqual([])
})
