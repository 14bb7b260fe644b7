import { expect, test } from 'vitest'
import { createOrigins } from '../../clients/content/readers/origins.ts'
import { withOrigins } from './with-origins.server.ts'

const origins = createOrigins()
const title = origins.markOf({ key: 'a-1', path: ['source', 'title'] })
const picture = origins.markOf({ key: 'b-2', path: ['source', 'image'] })
const shown = (html: string) => withOrigins(html, origins)

test('the element of a text says where the text comes from', () => {
  expect(shown(`<div><h1 class="x">Ipoh${title}</h1><p>Go</p></div>`)).toBe(
    '<div><h1 data-origin="a-1 source.title" class="x">Ipoh</h1><p>Go</p></div>',
  )
  expect(shown(`<div>${title}<p>First</p><p>Second</p></div>`)).toBe(
    '<div data-origin="a-1 source.title"><p>First</p><p>Second</p></div>',
  )
})

test('a picture says it of itself, also without a description', () => {
  expect(shown(`<p>Here <img src="/a" alt="Hills${picture}"><img alt="${picture}"/></p>`)).toBe(
    '<p>Here <img data-origin="b-2 source.image" src="/a" alt="Hills"><img data-origin="b-2 source.image" alt=""/></p>',
  )
})

test('titles, scripts, addresses and other attributes only lose their marks', () => {
  const marked = `<title>Ipoh${title}</title><script>{"a":"${title}"}</script><a href="/x?q=Ipoh${encodeURIComponent(title)}" aria-label="Ipoh${title}">Go</a>`
  expect(shown(marked)).toBe('<title>Ipoh</title><script>{"a":""}</script><a href="/x?q=Ipoh" aria-label="Ipoh">Go</a>')
})

test('an element behind a closed or an empty one is not mistaken for it', () => {
  expect(shown(`<div><b>x</b><br><input value=">"/><i>y</i>Ipoh${title}</div>`)).toBe(
    '<div data-origin="a-1 source.title"><b>x</b><br><input value=">"/><i>y</i>Ipoh</div>',
  )
})

test('a character that only looks like a mark says nothing', () => {
  expect(shown('<p>Ipoh\u{ffff0}</p>')).toBe('<p>Ipoh</p>')
})
