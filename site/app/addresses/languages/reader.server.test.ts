import { currentLanguage, inLanguage } from '@agency/words/current-language.ts'
import { expect, test } from 'vitest'
import { answerForReader, forReader, ledForReader, linkedForReader, readerEdition } from './reader.server.ts'

const there: Record<string, string | false> = { '/': '/', '/tnc': '/tnc', '/blog': false, '/tours': '/pelancongan' }
const pages = {}
const reader = { siteUrl: 'https://site.example', pages, placeOf: (path: string) => there[path] }
const inMalay = <Made>(make: () => Made) => forReader({ ...reader, language: 'ms' }, make)

test.each([
  ['<a class="x" href="/tnc?page=2#end">', '<a class="x" href="/ms/tnc?page=2#end">'],
  ['<a href="/">', '<a href="/ms">'],
  ['<form method="post" action="/tnc">', '<form method="post" action="/ms/tnc">'],
  ['<button formaction="/tnc">', '<button formaction="/ms/tnc">'],
  // An address of its own in the language.
  ['<a href="/tours?page=2">', '<a href="/ms/pelancongan?page=2">'],
  // In English only.
  ['<a href="/blog">', '<a hreflang="en-MY" href="/blog">'],
  // It names its language itself.
  ['<a href="/tnc" hrefLang="en-MY">', '<a href="/tnc" hrefLang="en-MY">'],
  // No page, another site, the same page.
  ['<a href="/media/a.pdf">', '<a href="/media/a.pdf">'],
  ['<a href="//tnc">', '<a href="//tnc">'],
  ['<a href="#main">', '<a href="#main">'],
  ['<a title="a > b" href="/tnc">', '<a title="a > b" href="/ms/tnc">'],
  [
    '<link rel="canonical" href="https://site.example/tnc"/>',
    '<link rel="canonical" href="https://site.example/ms/tnc"/>',
  ],
  [
    '<meta property="og:url" content="https://site.example"/>',
    '<meta property="og:url" content="https://site.example/ms"/>',
  ],
  ['<a href="https://site.example.evil/tnc">', '<a href="https://site.example.evil/tnc">'],
  [
    '<script type="application/ld+json">{"url":"https://site.example/tnc","image":"https://site.example/img/a"}</script>',
    '<script type="application/ld+json">{"url":"https://site.example/ms/tnc","image":"https://site.example/img/a"}</script>',
  ],
  [
    '<a href="https://wa.me/60?text=Hello%0Ahttps%3A%2F%2Fsite.example%2Ftnc%3Fa%3D1%0AAdults%3A%202">',
    '<a href="https://wa.me/60?text=Hello%0Ahttps%3A%2F%2Fsite.example%2Fms%2Ftnc%3Fa%3D1%0AAdults%3A%202">',
  ],
  ['<input type="hidden" value="/tnc"><p>href="/tnc"</p>', '<input type="hidden" value="/tnc"><p>href="/tnc"</p>'],
])('%s leads a reader of Malay on in Malay', (html, linked) => {
  expect(inMalay(() => linkedForReader(html))).toBe(linked)
  expect(linkedForReader(html)).toBe(html)
})

test('a redirect and an answer to a script lead to the page in Malay where it is there', () => {
  const targets = ['/tnc?ref=1', '/blog', 'https://booking.example/tnc'].map(location =>
    inMalay(() => ledForReader(new Response(null, { status: 303, headers: { location } }))).headers.get('location'),
  )
  expect(targets).toEqual(['/ms/tnc?ref=1', '/blog', 'https://booking.example/tnc'])
  expect(inMalay(() => answerForReader({ sent: true, address: '/tnc', about: '/tnc' }))).toEqual({
    sent: true,
    address: '/ms/tnc',
    about: '/tnc',
  })
})

test('two readers at once have words of their own, and texts for the office stay English', async () => {
  const slow = async () => {
    await new Promise(resolve => setTimeout(resolve, 5))
    return [currentLanguage(), inLanguage('en', currentLanguage)]
  }
  const read = (language: 'ms' | 'zh') => forReader({ ...reader, language }, slow)
  expect(await Promise.all([read('ms'), slow(), read('zh')])).toEqual([
    ['ms', 'en'],
    ['en', 'en'],
    ['zh', 'en'],
  ])
})

test('fragments are shared within a language while the same pages are there', () => {
  const editions = [
    inMalay(readerEdition),
    inMalay(readerEdition),
    forReader({ ...reader, language: 'zh' }, readerEdition),
  ]
  const later = forReader({ ...reader, language: 'ms', pages: {} }, readerEdition)
  expect(editions[0]).toBe(editions[1])
  expect(new Set([...editions, later, readerEdition()]).size).toBe(4)
})
