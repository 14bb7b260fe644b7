import { asEnglish, inEnglish } from '@agency/words/in-english.ts'
import { expect, test } from 'vitest'
import { forReader } from '../../addresses/languages/reader.server.ts'
import { withEnglishMarked } from './with-english-marked.ts'

const inMalay = <Made>(make: () => Made) =>
  forReader({ language: 'ms', siteUrl: 'https://site.example', pages: {}, placeOf: (path: string) => path }, make)
const text = asEnglish('Go. Now.')

test.each([
  ['the element that it fills', `<h1 class="a">${text}</h1>`, '<h1 lang="en-MY" class="a">Go. Now.</h1>'],
  ['a part of an element', `<p>Ke ${text}: <b>x</b></p>`, '<p>Ke <bdi lang="en-MY">Go. Now.</bdi>: <b>x</b></p>'],
  [
    'beside a picture',
    `<a><svg><path d="M0"/></svg>${text}</a>`,
    '<a><svg><path d="M0"/></svg><bdi lang="en-MY">Go. Now.</bdi></a>',
  ],
  ['after a break', `<p><br/>${text}</p>`, '<p><br/><bdi lang="en-MY">Go. Now.</bdi></p>'],
  ['two texts', `<p>${text}${text}</p>`, '<p><bdi lang="en-MY">Go. Now.</bdi><bdi lang="en-MY">Go. Now.</bdi></p>'],
  ['its first sentence', `<p>${text.slice(0, 4)}</p><p>Ya</p>`, '<p lang="en-MY">Go.</p><p>Ya</p>'],
  ['a text with a found word', `<a>${asEnglish('Go <mark>on</mark>')}</a>`, '<a lang="en-MY">Go <mark>on</mark></a>'],
  [
    'a half in each element',
    `<p>${text.slice(0, 4)}</p><p>${text.slice(4)}</p>`,
    '<p lang="en-MY">Go.</p><p> Now.</p>',
  ],
  ['a rich text', `<div>${asEnglish('<p>Go</p><p>on</p>')}</div>`, '<div lang="en-MY"><p>Go</p><p>on</p></div>'],
  [
    'a rich text beside others',
    `<div>${asEnglish('<p>Go</p>')}<p>Ya</p></div>`,
    '<div><div lang="en-MY"><p>Go</p></div><p>Ya</p></div>',
  ],
  ['the text of a picture', `<img src="/a" alt="${text}"/>`, '<img lang="en-MY" src="/a" alt="Go. Now."/>'],
  ['the same for other sites', `<meta content="${text}"/>`, '<meta lang="en-MY" content="Go. Now."/>'],
  ['an option', `<option>${text}</option>`, '<option lang="en-MY">Go. Now.</option>'],
  ['a part of an option', `<option>Ke ${text}</option>`, '<option>Ke Go. Now.</option>'],
  [
    'attributes, titles, data and addresses',
    `<title>${text}</title><a title="${text}" href="/?q=${encodeURIComponent(text)}">x</a><script>{"a":"${text}"}</script>`,
    '<title>Go. Now.</title><a title="Go. Now." href="/?q=Go.%20Now.">x</a><script>{"a":"Go. Now."}</script>',
  ],
])('%s', (_, html, marked) => {
  expect(inMalay(() => withEnglishMarked(html))).toBe(marked)
  expect(withEnglishMarked(html)).toBe(html)
})

test('an island gets no element more than its component has', () => {
  const label = `<label>${text}<!-- --> <small>(pilihan)</small></label>`
  expect(inMalay(() => withEnglishMarked(`<p>Ke ${text}</p><b>${text}<!-- --> </b>${label}`, false))).toBe(
    '<p>Ke Go. Now.</p><b lang="en-MY">Go. Now.<!-- --> </b>' +
      '<label lang="en-MY">Go. Now.<!-- --> <small lang="ms-MY">(pilihan)</small></label>',
  )
})

test('an element beside a text keeps its own language', () => {
  const label = `<label>${text} <small>${text}</small></label>`
  expect(inMalay(() => withEnglishMarked(label, false))).toBe(
    '<label lang="en-MY">Go. Now. <small lang="en-MY">Go. Now.</small></label>',
  )
})

test('code marks an English text for readers of another language, once', () => {
  expect([inEnglish('Go'), inMalay(() => inEnglish(inEnglish('Go'))), inMalay(() => inEnglish(''))]).toEqual([
    'Go',
    asEnglish('Go'),
    '',
  ])
})
