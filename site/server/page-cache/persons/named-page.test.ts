import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { anyReader, cutAtNames, gzipFor, plainFor } from './named-page.ts'

const member = { firstName: 'Aisyah', isAgent: false }
const gap = anyReader(member).firstName
const pageFor = (name: string) => {
  const greeting = renderToStaticMarkup(createElement('b', null, `Hi, ${name}`))
  return `<!doctype html>Melaka ${greeting} Kuching ${greeting}`
}

test('whatever the name, the page is the one that React would have rendered for it, zipped and plain', () => {
  const named = cutAtNames(Buffer.from(pageFor(gap)))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), fc.boolean(), (firstName, isAgent) => {
      const person = { firstName, isAgent }
      const page = Buffer.from(pageFor(firstName)).toString()
      expect(gunzipSync(gzipFor(person, named)).toString()).toBe(page)
      expect(plainFor(person, named).toString()).toBe(page)
    }),
    { examples: [[`<b title="Rajan's">&`, true]] },
  )
})

test('a person without a name is greeted as a traveller', () => {
  const named = cutAtNames(Buffer.from(pageFor(gap)))
  expect(plainFor({ firstName: '', isAgent: true }, named).toString()).toBe(pageFor('traveller'))
})

test('a page without a name stays as it is', () => {
  expect(gunzipSync(gzipFor(member, cutAtNames(Buffer.from('Ipoh')))).toString()).toBe('Ipoh')
})

test('how long the answer is depends on the length of the name alone, not on whether the page contains it too', () => {
  const named = cutAtNames(Buffer.from(pageFor(gap)))
  const lengthFor = (firstName: string) => gzipFor({ firstName, isAgent: false }, named).length
  expect(lengthFor('Melaka')).toBe(lengthFor('Xqzjvw'))
})

test.each(['userId', 'userTypeCode', 'sessionId', 'expires'] as const)(
  'a page for all members cannot read %s of the person for whom it is rendered',
  name => {
    expect(() => anyReader(member)[name]).toThrow('must not read who is there')
    expect(anyReader({ firstName: 'Wei Jie', isAgent: true })).toMatchObject({ firstName: gap, isAgent: true })
  },
)
