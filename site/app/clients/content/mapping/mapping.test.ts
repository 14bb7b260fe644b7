import { expect, test } from 'vitest'
import { fields, guessedFields } from './fields.ts'
import { namesToAsk, noMapping, ourType, withOurNames } from './mapping.ts'
import { readMapping } from './mapping-file.server.ts'
import { readNodeKey } from './node-keys.ts'
import { guessedType, isNamedLikePart } from './type-names.ts'

const mappingIn = (text: string) => {
  const read = readMapping(text)
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return read.mapping
}
const page = { title: 1, bodyText: 1, image: 1 }

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
test.each(['career', 'mediaCenter', 'promotions', 'faresAndFees', 'landingPage'])('%s is not', alias =>
  expect(isNamedLikePart(alias)).toBe(false),
)

test.each([
  ['content', 'bodyText'],
  ['Page_Title', 'title'],
  ['BODYTEXT', 'bodyText'],
  ['colour', undefined],
])('the property %s is taken for %s', (name, field) => expect(guessedFields(name)[0]).toBe(field))

test('no name of a field means another one', () => {
  const names = Object.keys(fields)
  expect(names.filter(name => guessedFields(name)[0] !== name)).toEqual([])
})

test('without a mapping empty fields are filled from properties whose names mean the same', () => {
  const node = {
    contentType: { alias: 'career' },
    pageTitle: 'Work with us',
    content: '<p>Jobs</p>',
    bodyText: '',
    title: null,
  }
  expect(withOurNames(node, noMapping, page)).toMatchObject({ title: 'Work with us', bodyText: '<p>Jobs</p>' })
  expect(withOurNames({ ...node, title: 'Ours' }, noMapping, page)).toMatchObject({ title: 'Ours' })
  expect(withOurNames(node, noMapping, { ...page, content: 1 }).bodyText).toBe('')
})

test('what is mapped comes first, of one type before that of all, and nothing is guessed beside it', () => {
  const mapping = mappingIn('properties: {heading: subtitle, tour.heading: title, content: bodyText}')
  const of = (alias: string) =>
    withOurNames({ contentType: { alias }, heading: 'H', pageTitle: 'P', title: 'T' }, mapping, page)
  expect(of('tour')).toMatchObject({ title: 'H' })
  expect(of('tour')).not.toHaveProperty('subtitle')
  expect(of('career')).toMatchObject({ title: 'T', subtitle: 'H' })
  expect(withOurNames({ content: '', bodyText: '<p>' }, mapping, page)).toMatchObject({ bodyText: '<p>' })
})

test('types are mapped, and their own names stay beside', () => {
  const mapping = mappingIn('types: {Tour: detail, home: none}')
  expect(ourType('tour', mapping)).toBe('contentDetail')
  expect(ourType('home', mapping)).toBe('none')
  expect(withOurNames({ contentType: { alias: 'tour', id: 7 } }, mapping, page)).toEqual({
    contentType: { alias: 'contentDetail', given: 'tour', id: 7 },
  })
})

test('names besides our own are requested only where they are needed', () => {
  const asked = (fields: string[], mapping = noMapping, guesses = true) =>
    namesToAsk([fields], mapping, guesses).split(',')
  expect(asked(['bodyText', 'id'], noMapping, false)).toEqual(['bodyText', 'id'])
  expect(asked(['bodyText', 'description'])).toContain('content')
  expect(asked(['bodyText', 'description']).filter(name => name === 'description')).toHaveLength(1)
  const mapping = mappingIn('properties: {tour.Content: bodyText, heading: title}')
  expect(asked(['bodyText', 'id'], mapping)).toEqual(['bodyText', 'id', 'Content'])
  expect(namesToAsk([['id'], ['title']], mapping, false)).toBe('id,title,heading')
})

const written = 'f3b1c2d4-0000-4000-8000-00000000abcd'
test.each([
  written,
  'F3B1C2D40000400080000000' + '0000ABCD',
  '{f3b1c2d4-0000-4000-8000-00000000abcd}',
  'umb://document/f3b1c2d4000040008000' + '00000000abcd',
  ` ${written} `,
])('%s is a key', name => expect(readNodeKey(name)).toBe(written))
test.each(['1234', '', 'umb://media/f3b1c2d400004000800000000000abcd', 'none'])('%j is no key', name =>
  expect(readNodeKey(name)).toBeUndefined(),
)
