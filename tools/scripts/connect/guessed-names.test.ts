import { expect, test } from 'vitest'
import { everyField, usualNames } from './every-field.ts'
import { guessedField, guessedType, isNamedLikePart } from './guessed-names.ts'

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

test('no name of a field stands for another field', () => {
  const names = Object.keys(everyField.shape)
  expect(names.filter(name => guessedField(name) !== name)).toEqual([])
  expect(names.filter(name => usualNames(name).some(other => guessedField(other) !== name))).toEqual([])
})
