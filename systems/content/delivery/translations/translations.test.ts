import { expect, test } from 'vitest'
import { schemas } from '../../schemas/registry.ts'
import type { TranslatedText } from '../../tree/content-tree.ts'
import { inLanguage, isThere } from './in-language.ts'
import { textStates } from './text-states.ts'
import { textsOf } from './texts.ts'

const days = ['Arrive', 'Swim', 'Leave'].map((title, index) => ({
  day: index + 1,
  title,
  text: `Day ${index + 1}.`,
  meals: 'Breakfast',
  overnight: 'Kuah',
}))
const tour = {
  alias: 'contentDetail',
  name: 'Langkawi',
  properties: {
    title: 'Langkawi by ferry',
    metaTitle: 'Langkawi',
    metaDescription: 'Three days',
    bodyText: '<p>By <b>ferry</b>.</p>',
    price: 499,
    priceUnit: 'per person',
    itinerary: days,
    highlights: ['Beaches', 'Cable car'],
  },
}

/** Every text in capitals, reviewed. */
const translated = (of = tour): TranslatedText[] =>
  textsOf(of).map(({ at, of, text }) => ({ at, of, words: text.toUpperCase(), state: 'reviewed' }))

const same = (properties: Record<string, unknown>) => properties
const marks = (node: typeof tour, words: TranslatedText[]) =>
  textStates(textsOf(node), words).texts.flatMap(({ state, path }) =>
    state === 'reviewed' ? [] : [`${path.join('.')} ${state}`],
  )

test('the schema tells words from facts and terms', () => {
  expect(textsOf(tour).map(({ at }) => at)).toEqual([
    'name',
    'title',
    'metaTitle',
    'metaDescription',
    'bodyText',
    'highlights[]',
    'highlights[]',
    ...days.flatMap(() => ['itinerary[].title', 'itinerary[].text']),
  ])
  expect(textsOf({ alias: 'settings', name: 'Settings', properties: { brandName: 'Agency', tagline: 'Go' } })).toEqual([
    expect.objectContaining({ at: 'tagline' }),
  ])
  expect(schemas.translation?.safeParse({ texts: translated() }).success).toBe(true)
  // Visitors read the title of a picture as its caption.
  const bodies = ['<p>A.</p><img title="Kuah">', '<p>A.</p><figure><img><figcaption>Kuah</figcaption></figure>']
  const [stored, shown] = bodies.map(
    bodyText => textsOf({ alias: 'prosePage', name: 'A', properties: { bodyText } })[1]?.of,
  )
  expect(stored).toBe(shown)
})

test('one changed text is behind, also in a list in another order, and the others stay as they are', () => {
  const words = translated()
  expect(marks(tour, words)).toEqual([])
  const [first, second, third] = days
  const itinerary = [third, { ...second, text: 'Dive.' }, first] as typeof days
  const changed = { ...tour, properties: { ...tour.properties, itinerary } }
  expect(marks(changed, words)).toEqual(['itinerary.1.text behind'])
  const longer = [...days, { ...days[0], text: 'Home.' }] as typeof days
  expect(marks({ ...tour, properties: { ...tour.properties, itinerary: longer } }, words)).toEqual([
    'itinerary.3.text missing',
  ])
  expect(marks({ ...tour, properties: { ...tour.properties, price: 599 } }, words)).toEqual([])
  const other = { ...tour, properties: { ...tour.properties, highlights: ['Beaches'] } }
  expect(textStates(textsOf(other), words).unused).toMatchObject([{ words: 'CABLE CAR' }])
})

test('a page in a language has its facts and its reviewed words; the rest is English and named', () => {
  const words = translated().map(one => (one.words === 'DAY 2.' ? { ...one, state: 'draft' as const } : one))
  const merged = inLanguage(tour, words, same)
  expect(merged).toMatchObject({ name: 'LANGKAWI', untranslated: ['itinerary.1.text'] })
  expect(merged.properties).toMatchObject({ title: 'LANGKAWI BY FERRY', price: 499, priceUnit: 'per person' })
  expect(merged.properties.itinerary).toMatchObject([{ text: 'DAY 1.', meals: 'Breakfast' }, { text: 'Day 2.' }, {}])
  const markdown = words.map(one => (one.at === 'bodyText' ? { ...one, words: 'Dengan **feri**.' } : one))
  expect(inLanguage(tour, markdown, same).properties.bodyText).toBe('<p>Dengan <strong>feri</strong>.</p>')
  expect(tour.properties.itinerary[0]?.text).toBe('Day 1.')
  expect(inLanguage(tour, undefined, same)).toEqual({
    name: tour.name,
    properties: tour.properties,
    untranslated: 'name title metaTitle metaDescription bodyText highlights[] itinerary[].title itinerary[].text'.split(
      ' ',
    ),
  })
})

test('a page is there with its title and meta texts, an article only with its body', () => {
  const head = translated().filter(({ at }) => /^(title|meta)/.test(at))
  expect(isThere(tour, head)).toBe(true)
  expect(isThere({ ...tour, properties: { ...tour.properties, title: 'Langkawi, by ferry' } }, head)).toBe(true)
  expect(isThere(tour, head.slice(1))).toBe(false)
  expect(isThere(tour, [])).toBe(false)
  expect(isThere({ ...tour, alias: 'newsArticle' }, head)).toBe(false)
  expect(isThere({ ...tour, alias: 'newsArticle' }, translated())).toBe(true)
})

test.each([
  ['\u202eturned', 'turns the direction'],
  ['<script>', 'must not have <script>'],
  [' ', 'Too small'],
])('words %j are refused', (words, message) => {
  const [first] = translated()
  const { error } = schemas.translation?.safeParse({ texts: [{ ...first, words }] }) ?? {}
  expect(error?.issues.map(issue => issue.message).join()).toContain(message)
})
