import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type BrokenItem, brokenItems } from '../readers/broken-items.server.ts'
import { readingAt } from '../readers/reading.server.ts'
import { sanitizeHtml } from './rich-text.server.ts'
import { contentsOf } from './steps/heading-ids.ts'

const reported: string[] = []
const note = (item: unknown) => void reported.push((item as BrokenItem).reason)
brokenItems.subscribe(note)
afterEach(() => void reported.splice(0))

const dangerous = /<script|\son\w+=|javascript:|<iframe|style=|<form|<input|<svg|<object|srcdoc/i

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  java\tscript:alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/abcdefgh"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="position:fixed">x</p>',
  '<form action="/x"><input name="y"></form>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a title=\'"><script>alert(1)</script>\' href="/x">x</a>',
  "<h2 id='\"onmouseover=alert(1) '>x</h2>",
  '<table><caption>"><script>alert(1)</script></caption><tr><td>1</table>',
  '<img alt=\'"><script>alert(1)</script>\' src="/media//1/a.jpg">',
])('harmful parts of %s are removed', html => {
  expect(sanitizeHtml(html).replaceAll(/&(lt|quot);[^<]*/g, '')).not.toMatch(dangerous)
})

test.each([
  ['https://www.agency.example/blog?page=2', '/blog?page=2'],
  ['https://www.agency.example//blog', '/blog'],
  ['https://WWW.agency.example//evil.example/x', '/evil.example/x'],
  ['https://www.agency.example', '/'],
])('an address of our own site, %s, is a path and stays with us: %s', (written, path) => {
  const html = readingAt({ siteUrl: 'https://www.agency.example' }, () => sanitizeHtml(`<a href="${written}">x</a>`))
  expect(html).toBe(`<a href="${path}">x</a>`)
})

test('harmful tags are removed from any input', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    'script',
    'iframe',
    'img src=',
    ' onerror=a',
    '/media//1/a.jpg',
    'h2',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
      expect(sanitizeHtml(pieces.join(''))).not.toMatch(/<(script|iframe|svg|object)|<[^>]*\son\w+=[^">]*>/i)
    }),
  )
})

test.each([
  ['<h1>A</h1><h2>B</h2>', 'h2 h3'],
  ['<h4>A</h4><h4>B</h4>', 'h2 h2'],
  ['<h3>A</h3><h6>B</h6><h6>C</h6><h3>D</h3>', 'h2 h3 h3 h2'],
  ['<h4>A</h4><h2>B</h2><h4>C</h4>', 'h2 h2 h3'],
])('%s becomes an outline without gaps', (html, levels) => {
  expect([...sanitizeHtml(html).matchAll(/<(h\d)/g)].map(match => match[1]).join(' ')).toBe(levels)
})

test('headings below a heading of the page begin at level 3 and have no ids', () => {
  expect(sanitizeHtml('<h2>A</h2><h3>B</h3>', 3)).toBe('<h3>A</h3><h4>B</h4>')
})

test('each heading has its own id', () => {
  const html = sanitizeHtml('<h2>What’s on &amp; when</h2><h2 id="own">B</h2><h2>Own</h2><h2>متى تذهب</h2><h2>!</h2>')
  expect(contentsOf(html)).toEqual([
    { id: 'text-whats-on-when', title: 'What’s on & when' },
    { id: 'text-own', title: 'B' },
    { id: 'text-own-2', title: 'Own' },
    { id: 'text-متى-تذهب', title: 'متى تذهب' },
    { id: 'text-part', title: '!' },
  ])
})

test('ids are unique and differ from those of the page, and links within the text follow them', () => {
  expect(sanitizeHtml('<p id="main">a</p><p id="main">b</p><p id="a b">c</p><a href="#main">up</a>')).toBe(
    '<p id="text-main">a</p><p id="text-main-2">b</p><p id="text-a-b">c</p><a href="#text-main">up</a>',
  )
})

test('links to other sites are marked visibly and for screen readers, our own are not', () => {
  const outside = sanitizeHtml('<a href="https://example.com" target="_blank" onclick="x()">x</a>')
  expect(outside).toBe(
    '<a href="https://example.com" rel="noopener external">x<span class="visually-hidden"> (another site)</span></a>',
  )
  expect(sanitizeHtml('<a href="/blog">x</a>')).toBe('<a href="/blog">x</a>')
})

test('each table has one scroll container with its own name', () => {
  const html = sanitizeHtml(
    '<table><caption>Fares & fees</caption><tr><td><table><tr><td>1</td></tr></table></td></tr></table><table><tr><td>2</td></tr></table>',
  )
  expect(
    [...html.matchAll(/<div class="table-scroll" role="region" tabindex="0" aria-label="([^"]*)">/g)].map(m => m[1]),
  ).toEqual(['Table 1: Fares &amp; fees', 'Table 2'])
  expect(html.match(/<\/div>/g)).toHaveLength(2)
})

test('photographs get our sizes, drawings stay, and both load lazily', () => {
  const photo = sanitizeHtml('<img src="/media//12/a.jpg" alt="A beach" width="800" height="9e9">')
  expect(photo).toMatch(/^<picture><source type="image\/avif" srcset="\/img\/320.avif\/12\/a.jpg 320w, /)
  expect(photo).toContain('<img src="/img/960.jpg/12/a.jpg" alt="A beach" width="800" loading="lazy" decoding="async">')
  expect(sanitizeHtml('<img src="https://cms.example/media/12/a.svg">')).toMatch(
    /^<img src="\/img\/svg\/~[\w-]+" alt=""/,
  )
})

test.each([
  [
    'https://www.youtube.com/embed/abcdefghijk?rel=0',
    'https://www.youtube.com/watch?v=abcdefghijk',
    'Video on YouTube',
  ],
  ['https://player.vimeo.com/video/1234', 'https://vimeo.com/1234', 'Video on Vimeo'],
  ['https://www.google.com/maps/embed?pb=1&amp;q=2', 'https://www.google.com/maps/embed?pb=1&amp;q=2', 'Google Maps'],
])('a frame of %s becomes a card that opens it', (src, href, words) => {
  const html = sanitizeHtml(`<iframe src="${src}" title="Ipoh by night"></iframe>`)
  expect(html).toContain(`<a class="embed" href="${href}" target="_blank" rel="noopener external"><b>Ipoh by night</b>`)
  expect(html).toContain(words)
})

test('a video of the content system becomes a link to its file', () => {
  const html = '<video controls><source src="/media/x1/Langkawi%20by%20sea.mp4" type="video/mp4"></video>'
  const link = '<a href="/media/x1/Langkawi%20by%20sea.mp4">Watch the video (Langkawi by sea.mp4)</a>'
  expect(sanitizeHtml(html)).toBe(link)
  expect(sanitizeHtml('<audio src="javascript:x.mp3"></audio>')).toBe('')
})

test('unsupported parts are left out and reported, and the text around them stays', () => {
  const html = '<p>Before</p><iframe src="https://evil.example/x"></iframe><img alt="x"><video></video><p>After</p>'
  expect(sanitizeHtml(html)).toBe('<p>Before</p><p>After</p>')
  expect(reported).toEqual([
    'video is not allowed in a text',
    'a frame of https://evil.example/x is not shown',
    'a picture has no source',
  ])
})

test('an empty corner of a table is no heading', () => {
  const html = sanitizeHtml('<table><tr><th> </th><th>Good for</th></tr></table>')
  expect(html).toContain('<td> </td><th>Good for</th>')
})

test('empty paragraphs and headings are removed, a paragraph with a picture stays', () => {
  expect(sanitizeHtml('<p>&nbsp;</p><h2> </h2><p><br></p><p>x</p>')).toBe('<p>x</p>')
  expect(sanitizeHtml('<p><img src="/media//1/a.svg"></p>')).toContain('<p><img')
})

test('a text a thousand elements deep keeps its words and does no harm', () => {
  const html = sanitizeHtml(`${'<div>'.repeat(1000)}deep${'</div>'.repeat(1000)}`)
  expect(html).toContain('deep')
  expect((html.match(/<div>/g) ?? []).length).toBeLessThan(50)
})

test('a text of any depth is read', () => {
  const html = sanitizeHtml(`${'<b><div>'.repeat(20_000)}deep<script>alert(1)</script>`)
  expect(html).toContain('deep')
  expect(html).not.toContain('alert')
})

test.each([
  ['<a href="MAILTO:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<noscript><p>x</p></noscript>', '<p>x</p>'],
  ['<template><p onclick="x()">x</p></template><p>y</p>', '<p>y</p>'],
  ['<p id="">x</p><h3 id="">y</h3>', '<p>x</p><h2 id="text-y">y</h2>'],
  ['<p dir="RTL">x</p><p dir="rtl">y</p>', '<p>x</p><p dir="rtl">y</p>'],
  ['<ul><li>a<li><b>b</ul>', '<ul><li>a</li><li><b>b</b></li></ul>'],
  ['a & b < c “q” "r"&nbsp;s', 'a &amp; b &lt; c “q” "r"&nbsp;s'],
])('%s is written %s', (given, written) => {
  expect(sanitizeHtml(given)).toBe(written)
})
