import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { expect, test } from 'vitest'
import { withMends } from './with-mends.ts'

const node = {
  name: 'Until 5 Sep',
  source: {
    tags: ['Street Food', 'street-food', 'sea'],
    days: [{ text: 'On 5 Sep we sail: [5 Sep](/blog/5 Sep-ferries), 15 Sep, 5 September.' }],
    link: '/old?x=1',
  },
}
const words = (path: string[]): Mend => ({ kind: 'words', path, from: '5 Sep', to: '5 September' })

test('words change at their path only, never within other words or addresses', () => {
  const { name, source } = withMends(node, [words(['source', 'days'])])
  expect(name).toBe('Until 5 Sep')
  expect(source.days[0]?.text).toBe('On 5 September we sail: [5 September](/blog/5 Sep-ferries), 15 Sep, 5 September.')
  expect(withMends(node, [words(['name'])]).name).toBe('Until 5 September')
})

test('a tag that another one becomes is not there twice', () => {
  const tag: Mend = { kind: 'tag', path: ['source', 'tags'], from: 'Street Food', to: 'street-food' }
  expect(withMends(node, [tag]).source.tags).toEqual(['street-food', 'sea'])
})

test('a link changes wherever it stands', () =>
  expect(withMends(node, [{ kind: 'link', path: [], from: '/Old', to: '/new' }]).source.link).toBe('/new?x=1'))

test('where nothing changes, the node stays the same object', () =>
  expect(withMends(node, [words(['source', 'nowhere']), words(['source', 'link', 'deeper'])])).toBe(node))

test('an empty text is filled, and a written one stays', () => {
  const fill = (property: string): Mend => ({ kind: 'fill', path: ['source', property], from: '', to: 'Ferries' })
  expect(withMends({ ...node, source: { metaTitle: '' } }, [fill('metaTitle')]).source.metaTitle).toBe('Ferries')
  expect(withMends(node, [fill('metaTitle')]).source).toMatchObject({ metaTitle: 'Ferries' })
  expect(withMends(node, [fill('link')])).toBe(node)
})

const letters = (from: string, to: string): Mend => ({
  kind: 'words',
  path: ['source', 'bodyText'],
  from,
  to: `${to} `.repeat(250),
})
const written = (bodyText: string) => ({ name: 'Terms', source: { title: 'Terms', bodyText } })

test('a step that makes a page too long is refused, before and between the steps too', () => {
  const words = 'The field “body text” is too long: a page has at most 150,000 characters.'
  expect(() => withMends(written('a '.repeat(600)), [letters('a', 'b')])).toThrow(words)
  expect(() => withMends(written('a '.repeat(10)), [letters('a', 'b'), letters('b', 'c')])).toThrow(words)
  const marks: Mend = { kind: 'words', path: ['source', 'bodyText'], from: 'a', to: '*'.repeat(400) }
  expect(() => withMends(written('a '.repeat(10)), [marks])).toThrow('too many line breaks and marks')
  expect(() => withMends(written('a'.repeat(151_000)), [letters('b', 'c')])).toThrow(words)
})

test('many steps on a long page are refused after a bounded number of looks, on a short one they are taken', () => {
  const many = Array.from({ length: 500 }, (): Mend => ({ kind: 'link', path: [], from: '/a', to: '/b' }))
  expect(() => withMends(written('word '.repeat(29_000)), many)).toThrow('at most 34')
  expect(withMends(written('[a](/a)'), many).source.bodyText).toBe('[a](/b)')
})
