import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { expect, test } from 'vitest'
import type { MailContent, MailPart } from './mail-parts.ts'
import { renderMail } from './render-mail.ts'

const frame = { brand: 'Test Agency', siteUrl: 'https://agency.example' }
const href = 'https://agency.example/tours/langkawi'
const picture = { src: 'https://agency.example/img/1280.jpg/a.jpg', alt: 'A bay' }

/** A mail with every part, in which one text stands wherever a text can. */
const mailOf = (text: string): MailContent => ({
  subject: text,
  parts: [
    { kind: 'heading', text },
    { kind: 'text', text },
    { kind: 'text', text, isSmall: true },
    { kind: 'reference', reference: text },
    { kind: 'facts', facts: [[text, text]] },
    { kind: 'card', title: text, href, action: text, facts: [[text, text]], picture: { ...picture, alt: text } },
    { kind: 'link', text, href },
    { kind: 'statement', lang: 'ms-MY', title: text, lines: [text] },
  ],
})

type Seen = { tags: string[]; attributes: Record<string, string>[]; words: string }

/** Elements, attributes and words of a document, as a browser reads it. */
function seenIn(html: string): Seen {
  const seen: Seen = { tags: [], attributes: [], words: '' }
  const walk = (node: Tree.Node) => {
    if (node.nodeName === '#text') seen.words += `${(node as Tree.TextNode).value}\n`
    if ('attrs' in node) {
      seen.tags.push(node.tagName)
      seen.attributes.push(Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])))
    }
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return seen
}

test('text and HTML say the same', () => {
  const parts: MailPart[] = [
    { kind: 'heading', text: 'Who answers you' },
    { kind: 'reference', reference: 'F7RC-HVEP' },
    { kind: 'card', title: 'Langkawi', href, action: 'Look at it again', facts: [['Price', 'RM 2,088.00']], picture },
    { kind: 'facts', facts: [['Message', 'One\nTwo']] },
    { kind: 'statement', lang: 'ms-MY', title: 'Maklumat penjual', lines: ['– Syarikat: Contoh'] },
  ]
  const { text, html } = renderMail({ subject: 'Received', parts }, frame)
  expect(text).toBe(`Who answers you
---------------

Reference: F7RC-HVEP

Langkawi
Price: RM 2,088.00
Look at it again:
${href}

Message: One
    Two

Maklumat penjual
– Syarikat: Contoh

Test Agency, agency.example
`)
  const { words, attributes } = seenIn(html)
  for (const said of [
    'Who answers you',
    'F7RC-HVEP',
    'Langkawi',
    'RM\u00a02,088.00',
    'Maklumat penjual',
    'Test Agency',
  ])
    expect(words).toContain(said)
  expect(attributes.flatMap(({ href: to }) => to ?? [])).toEqual([href, href, frame.siteUrl])
  // Word's engine, as in Outlook, knows no max-width.
  expect(html).toMatch(
    /<!--\[if mso\]><table role="presentation" width="600".*<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/s,
  )
  expect(attributes.find(({ src }) => src)).toMatchObject({ src: picture.src, alt: 'A bay' })
  expect(attributes.filter(({ lang }) => lang).map(({ lang }) => lang)).toEqual(['en', 'ms-MY'])
})

test('without a picture nothing is fetched from anywhere', () => {
  const card: MailPart = { kind: 'card', title: 'Langkawi', href, action: 'Look', facts: [] }
  const { html } = renderMail({ subject: 'Received', parts: [card] }, frame)
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face/)
})

const dangerous = fc.constantFrom(
  '<',
  '>',
  '"',
  "'",
  '&',
  '</title>',
  '</style>',
  '<script>',
  '<!--',
  ' onload=x',
  '\n',
  '&lt;',
)
const hostile = fc.array(fc.oneof(dangerous, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 })

test('no text becomes an element, an attribute or a link, and none is lost', () => {
  const harmless = seenIn(renderMail(mailOf('a'), frame).html)
  fc.assert(
    fc.property(hostile, pieces => {
      // HTML has no control characters; forms take them out before.
      const text = pieces.join('').replace(/[^\P{C}\n]|\r/gu, '')
      const { html, text: plain } = renderMail(mailOf(text), frame)
      const { tags, attributes, words } = seenIn(html)
      expect(tags.filter(tag => tag !== 'br')).toEqual(harmless.tags)
      const names = (all: Seen['attributes']) => all.map(one => Object.keys(one)).filter(({ length }) => length > 0)
      expect(names(attributes)).toEqual(names(harmless.attributes))
      expect(attributes.map(({ href: to }) => to).filter(Boolean)).toEqual([href, href, href, frame.siteUrl])
      expect(attributes.find(({ alt }) => alt !== undefined)?.alt).toBe(text)
      for (const line of text.split('\n'))
        expect(words.replaceAll('\u00a0', ' ')).toContain(line.replaceAll('\u00a0', ' '))
      expect(plain).toContain(text)
    }),
  )
})
