import { asEnglish } from '@agency/words/in-english.ts'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { type BrokenItem, brokenItems } from './broken-items.server.ts'
import {
  day,
  itinerary,
  link,
  list,
  picture,
  propertiesOf,
  requiredText,
  sen,
  text,
  texts,
  yesNo,
} from './lenient-values.server.ts'

afterEach(() => void vi.unstubAllEnvs())

const shape = z.object({ text, sen, yesNo, picture, day, link })

test.each([
  ['nothing at all', {}],
  ['null everywhere', { text: null, sen: null, yesNo: null, picture: null, day: null, link: null }],
  ['other types', { text: {}, sen: [], yesNo: {}, picture: 7, day: true, link: 9 }],
])('%s gives empty values, not an error', (_, node) => {
  expect(shape.parse(node)).toMatchObject({ text: '', yesNo: false, link: '' })
})

test('values of other types are converted', () => {
  const read = shape.parse({
    sen: 'RM 1,234.50',
    yesNo: 'True',
    picture: ['/media//a/b.jpg'],
    day: '2026-09-05T00:00:00',
  })
  expect(read).toMatchObject({ sen: 123450, yesNo: true, day: '2026-09-05', picture: { src: '/media//a/b.jpg' } })
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ' '])('the link %j is dropped', address => {
  expect(link.parse(address)).toBe('')
})

test('a broken item is left out and reported with its reason; the others stand', () => {
  vi.stubEnv('DEV', false)
  const reports: BrokenItem[] = []
  const note = (item: unknown) => void reports.push(item as BrokenItem)
  brokenItems.subscribe(note)
  const items = list(z.object({ title: requiredText })).parse([
    { title: 'one' },
    { id: 7, title: null },
    { title: 'two' },
  ])
  brokenItems.unsubscribe(note)
  expect(items).toEqual([{ title: 'one' }, { title: 'two' }])
  expect(reports).toEqual([expect.objectContaining({ id: 7, reason: 'title is missing' })])
})

test('while developing, a broken item is an error', () => {
  expect(() => list(z.object({ title: requiredText })).parse([{}])).toThrow('title is missing')
})

test('each property of the node and its lists is requested once', () => {
  const item = z.object({ title: text, price: sen })
  expect(propertiesOf(z.object({ title: text, items: list(item) })).sort()).toEqual(['price', 'title'])
})

test('a picture takes its sizes and focal point from the property beside it', () => {
  const schema = list(z.object({ image: picture }))
  const [item] = schema.parse([{ image: '/media//a/b.svg', imageMeta: { alt: 'A ferry', width: 1200, height: 900 } }])
  expect(item?.image).toMatchObject({ src: '/media//a/b.svg', alt: 'A ferry', width: 1200 })
  const focalPoint = { left: 0.2, top: 0.75 }
  const crops = [{ alias: 'card', width: 4, height: 3, coordinates: { x1: 0.5, y1: 0, x2: 0, y2: 0 } }]
  const [photo] = schema.parse([{ image: '/media//a/b.jpg', imageMeta: { alt: 'A ferry', focalPoint, crops } }])
  expect(photo?.image).toMatchObject({ focus: '20% 75%', crops: { card: { left: 500 } } })
})

test('texts that a system names as English are bracketed, and values that code compares are not', () => {
  const [title, day] = [asEnglish('Langkawi'), asEnglish('Arrive')]
  const schema = z.object({
    title: requiredText,
    place: text,
    highlights: texts,
    itinerary,
    sections: list(z.object({ text, title: text })),
  })
  const itineraryDays = [{ title: 'Arrive', text: 'Naik feri.', overnight: 'Langkawi' }]
  const node = {
    name: 'Langkawi',
    place: 'Langkawi',
    highlights: ['Beaches', 'Kereta kabel'],
    itinerary: itineraryDays,
    sections: [{ title: 'Why', text: 'Baik' }],
  }
  const untranslated = ['name', 'highlights.0', 'itinerary[].title', 'sections[].title']
  const read = list(schema).parse([{ ...node, untranslated }])[0]
  expect(read).toMatchObject({
    title,
    place: 'Langkawi',
    highlights: [asEnglish('Beaches'), 'Kereta kabel'],
    itinerary: [{ title: day, text: 'Naik feri.', overnight: 'Langkawi' }],
    sections: [{ title: asEnglish('Why'), text: 'Baik' }],
  })
  const fieldsAlone = list(schema).parse([{ ...node, untranslated: ['itinerary', 'highlights'] }])[0]
  expect(fieldsAlone?.itinerary).toMatchObject([{ title: day, text: asEnglish('Naik feri.'), overnight: 'Langkawi' }])
  expect(fieldsAlone?.highlights).toEqual(['Beaches', 'Kereta kabel'].map(asEnglish))
})
