import { expect, test } from 'vitest'
import { harmIn } from './harm-in-html.ts'
import { markdown } from './values.ts'

test.each([
  ['<script>alert(1)</script>', 'must not have <script>: no visitor would get it'],
  ['<svg><script>alert(1)</script></svg>', 'must not have <script>: no visitor would get it'],
  ['<template><form></form></template>', 'must not have <template>: no visitor would get it'],
  ['<img/onerror=alert(1) src=x>', "must not have onerror: it would run in a visitor's browser"],
  ['<p OnClick="x()">', "must not have onclick: it would run in a visitor's browser"],
  ['<a href="java\nscript:alert(1)">x</a>', 'must not lead to javascript:'],
  ['<a href="&#106;avascript:alert(1)">x</a>', 'must not lead to javascript:'],
  ['<svg><a xlink:href="javascript:x()">x</a></svg>', 'must not lead to javascript:'],
  ['<img src="data:image/svg+xml,x">', 'must not lead to data:'],
  [
    '<iframe src="https://evil.example/"></iframe>',
    'must not have a frame but one of YouTube, Vimeo, Google Maps or OpenStreetMap',
  ],
  [
    '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
    'must not have a frame but one of YouTube, Vimeo, Google Maps or OpenStreetMap',
  ],
])('%s', (html, message) => expect(harmIn(html)[0]).toBe(message))

test.each([
  '<p>1 < 2 & <b>bold</b></p>',
  '<a href="/blog?a=b:c#d">x</a><a href="mailto:a@b.example">y</a><img src="poster:visa" alt="">',
  '<iframe src="//www.youtube-nocookie.com/embed/abc_123" title="Film"></iframe>',
  '<code>&lt;script&gt;</code>',
])('%s is allowed', html => expect(harmIn(html)).toEqual([]))

test('code in a text stays text, a Markdown link is a link', () => {
  expect(markdown.safeParse('Write `<script>` so.\n\n    <script>\n').success).toBe(true)
  const read = markdown.safeParse('[x](javascript:alert)')
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['must not lead to javascript:'])
})

test('an endlessly nested text is checked', () => {
  expect(harmIn(`${'<div>'.repeat(50_000)}<script>`)).toHaveLength(1)
})
