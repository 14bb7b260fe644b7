import { fiftyMilliseconds, millisecondsOf } from '@agency/testing/longest-block.ts'
import damerauLevenshtein from 'damerau-levenshtein'
import { expect, test } from 'vitest'
import { plainText, wordsOf } from '../plain-text.ts'
import { publicationWindow } from '../publication-window.ts'
import { searchText } from '../search-document.ts'

test.each([
  ['langkawi', 'langkawi', 0],
  ['langkwi', 'langkawi', 1],
  ['alngkawi', 'langkawi', 1],
  ['blai', 'bali', 1],
  ['tokio', 'tokyo', 1],
  ['', 'abc', 3],
  ['sabak', 'sabah', 1],
  ['kitten', 'sitting', 3],
])('from %s to %s it is %i', (a, b, distance) => {
  expect(damerauLevenshtein(a, b).steps).toBe(distance)
  expect(damerauLevenshtein(b, a).steps).toBe(distance)
})

test('words are folded', () => {
  expect(wordsOf('Huế, Đà Nẵng & Muslim-friendly 4D3N')).toEqual(['hue', 'da', 'nang', 'muslim', 'friendly', '4d3n'])
})

test('plain text of HTML: blocks apart, words whole, no marks', () => {
  expect(plainText('<p>One <em>t</em>wo.</p><ul><li>A &amp; B</li></ul>⟦x⟧')).toBe('One two. A & B x')
})

test('properties fall into title, excerpt, tags and body; addresses and pictures are no words', () => {
  const properties = {
    title: 'Tour',
    subtitle: 'Sub',
    metaDescription: 'Meta',
    metaTitle: 'Hidden',
    image: 'poster:secret',
    link: '/secret',
    nights: 3,
    audience: ['families'],
    published: '2026-01-01',
    destinations: ['Ipoh'],
    itinerary: [{ day: 1, title: 'Arrival', text: 'Tea' }],
    bodyText: '<p>Body</p>',
  }
  const above = [
    { alias: 'contentCatogory', name: 'Ground packages', noun: 'tour|tours' },
    { alias: 'folder', name: 'Everything', noun: null },
  ]
  expect(searchText({ alias: 'contentDetail', name: 'Short', properties }, above)).toEqual({
    title: 'Tour',
    excerpt: 'Sub',
    tags: 'Short · offer · package · Ground packages · tour · tours · families · Ipoh · Meta',
    body: 'Arrival Tea Body',
  })
})

test('names of fields, values of choices and time zones, which no page shows, are no words', () => {
  const options = [{ value: 'other', label: 'Something else' }]
  const form = {
    form: 'contact',
    sections: [{ title: 'Party', fields: [{ name: 'childAges', label: 'Ages', options }] }],
  }
  expect(searchText({ alias: 'formPage', name: 'Contact', properties: form }).body).toBe('Party Ages Something else')
  const place = { timeZone: 'Asia/Kuching', currency: 'Ringgit', pictures: [{ caption: 'A street', beside: 'food' }] }
  expect(searchText({ alias: 'destinationPage', name: 'Sabah', properties: place }).body).toBe('Ringgit A street')
})

test('a publication window is the narrowest on the way to the root', () => {
  const at = (day: string) => new Date(`2026-01-${day}`)
  const node = (key: string, parentKey: string | null, more: object = {}) =>
    [key, { key, parentKey, publishAt: null, unpublishAt: null, deletedAt: null, ...more }] as const
  const nodes = new Map([
    node('a', null, { publishAt: at('02'), unpublishAt: at('20') }),
    node('b', 'a', { publishAt: at('05') }),
    node('c', 'b', { unpublishAt: at('30') }),
    node('gone', null, { deletedAt: at('01') }),
    node('below', 'gone'),
  ])
  expect(publicationWindow('c', nodes)).toEqual({ from: at('05'), until: at('20') })
  expect(publicationWindow('below', nodes)).toBeUndefined()
  expect(publicationWindow('unknown', nodes)).toBeUndefined()
})

test('marks piled on a letter, out of order, are read without blocking', () => {
  const piled = `a${'\u0301'.repeat(74_000)}${'\u0316'.repeat(74_000)}`
  expect(millisecondsOf(() => plainText(piled))).toBeLessThan(fiftyMilliseconds())
})
