import { markdownHtml } from '@agency/contracts/site/markdown-html.ts'
import { createDocument, getSchema, type JSONContent } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { readMarkdown } from './read-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

const schema = getSchema(extensions)
const read = (markdown: string): Node => createDocument(readMarkdown(markdown), schema)

/** Words with all that means something in Markdown, in HTML, in addresses or in a table, at their ends and within. */
const letters = fc.constantFrom(
  ...'ab1é北。“”*_~`[]()<>&|\\!#+-=.:/@^"\'\u00a0座',
  'www.',
  'https://a.my',
  'a@b.my',
  '&amp;',
  '<b>',
  '1.',
  '--',
)
const word = fc
  .array(letters, { minLength: 1, maxLength: 6 })
  .map(signs => signs.join('').trim())
  .filter(text => text !== '')
const address = fc.oneof(
  fc.array(letters, { maxLength: 5 }).map(signs => `https://example.com/${encodeURI(signs.join(''))}`),
  fc.constantFrom(
    '/blog',
    '#top',
    'tel:+60123456789',
    'https://example.com/a_(b)',
    'https://example.com/a)b',
    '/a?b=1&copy=2&amp;c=3',
  ),
)
const marks = fc
  .record({
    link: fc.option(address, { freq: 3 }),
    names: fc.subarray(['bold', 'italic', 'strike']),
    isCode: fc.nat(9),
  })
  .map(({ link, names, isCode }) =>
    isCode === 0
      ? [{ type: 'code' }]
      : [...(link === null ? [] : [{ type: 'link', attrs: { href: link } }]), ...names.map(type => ({ type }))],
  )
const words = fc.tuple(word, marks).map(([text, itsMarks]): JSONContent => ({ type: 'text', text, marks: itsMarks }))
const blank: JSONContent = { type: 'text', text: ' ' }
const picture = fc.tuple(word, address).map(([alt, src]): JSONContent => ({ type: 'image', attrs: { alt, src } }))
const inBetween = fc.constantFrom<JSONContent[]>(
  [],
  [blank],
  [blank],
  [{ type: 'hardBreak' }],
  [{ type: 'hardBreak' }, { type: 'hardBreak' }],
)
const line = fc
  .array(fc.tuple(fc.oneof({ weight: 8, arbitrary: words }, { weight: 1, arbitrary: picture }), inBetween), {
    minLength: 1,
    maxLength: 5,
  })
  .map(pairs => pairs.flatMap(([node, next], index) => (index === pairs.length - 1 ? [node] : [node, ...next])))
const paragraph = line.map((content): JSONContent => ({ type: 'paragraph', content }))
const heading = fc
  .tuple(fc.integer({ min: 2, max: 4 }), line)
  .map(([level, content]): JSONContent => ({ type: 'heading', attrs: { level }, content }))
const table = fc.array(paragraph, { minLength: 4, maxLength: 4 }).map(cells => {
  const row = (type: string, content: JSONContent[]) => ({
    type: 'tableRow',
    content: content.map(cell => ({ type, content: [cell] })),
  })
  return { type: 'table', content: [row('tableHeader', cells.slice(0, 2)), row('tableCell', cells.slice(2))] }
})
const code = fc
  .array(letters, { minLength: 1 })
  .map((text): JSONContent => ({ type: 'codeBlock', content: [{ type: 'text', text: text.join('') }] }))
const list = (items: fc.Arbitrary<JSONContent[]>) =>
  fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.integer({ min: 1, max: 12 }),
      fc.array(items, { minLength: 1, maxLength: 3 }),
    )
    .map(
      ([type, start, all]): JSONContent => ({
        type,
        attrs: type === 'orderedList' ? { start } : {},
        content: all.map(content => ({ type: 'listItem', content })),
      }),
    )
const { block } = fc.letrec<{ block: JSONContent; item: JSONContent[] }>(tie => ({
  block: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    paragraph,
    heading,
    table,
    code,
    fc.constant({ type: 'horizontalRule' }),
    list(tie('item')),
    fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map(content => ({ type: 'blockquote', content })),
  ),
  item: fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })).map(([first, others]) => [first, ...others]),
}))

/** As the editor holds it: words beside one another with the same marks are one. */
const documentOf = (content: JSONContent[]): Node => joined(schema.nodeFromJSON({ type: 'doc', content }))
function joined(node: Node): Node {
  return node.copy(Fragment.fromArray(node.children.map(child => (child.isText ? child : joined(child)))))
}

const rewritten = (markdown: string) => writeMarkdown(read(markdown))
const pageOf = (html: string) => markdownHtml(writeMarkdown(createDocument(html, schema)))

test('reading the Markdown of any text gives the same text', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), content => {
      const text = documentOf(content)
      expect(read(writeMarkdown(text)).toJSON()).toEqual(text.toJSON())
    }),
    { numRuns: 300 },
  )
})

test('an address that begins with www reads back as the link that the page shows', () => {
  const link = { type: 'link', attrs: { href: 'https://www.a.my' } }
  const written = rewritten('www.a.my')
  expect(written).toBe('[www\\.a.my](https://www.a.my)')
  expect(read(written).toJSON()).toEqual(read('www.a.my').toJSON())
  expect(read(written).firstChild?.firstChild?.toJSON()).toMatchObject({ text: 'www.a.my', marks: [link] })
})

const toBlog = (text: string): JSONContent => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href: '/blog' } }],
})
test.each<[where: string, pieces: JSONContent[]]>([
  ['that describes a picture', [{ type: 'image', attrs: { src: '/blog', alt: 'https://a.my/_' } }]],
  ['of mail, with a sign after its @', [{ type: 'text', text: 'a@+1.a' }]],
  ['without its scheme', [{ type: 'text', text: '//1.a' }]],
  ['of mail between angle brackets in a link', [toBlog('<1a@b.my>')]],
])('an address %s becomes no link of its own', (_, content) => {
  const text = documentOf([{ type: 'paragraph', content }])
  expect(read(writeMarkdown(text)).toJSON()).toEqual(text.toJSON())
})

test('a page shows all words of any text, without Markdown characters', () => {
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 3 }), content => {
      const page = document.createElement('div')
      page.innerHTML = markdownHtml(writeMarkdown(documentOf(content)))
      expect(page.textContent?.replace(/\s/g, '')).toBe(documentOf(content).textContent.replace(/\s/g, ''))
    }),
    { numRuns: 300 },
  )
})

test.each([
  '<p><strong>北京五日游。</strong>包含机票和<strong>“四星酒店”</strong>住宿。</p>',
  '<p><strong>Nota:</strong>harga</p>',
  '<p><s>RM 399</s> RM 299</p>',
  ...[
    '2026. A year of ferries.',
    '- not a list',
    '+ tax',
    '# 1 in Malaysia',
    '---',
    '1) Book',
    '&gt; more',
    '| a | b |',
  ].map(words => `<p>${words}</p>`),
  '<p>Terms<br>- not a list<br>2026. A year</p>',
  '<ul>\n<li># 1 in Malaysia</li>\n<li>1) Book</li>\n</ul>',
  '<p><a href="https://example.com/a%20b">blank</a></p>',
])('%s looks the same on the page as in the editor', html => {
  expect(pageOf(html).replaceAll('<br>\n', '<br>')).toBe(html)
})

test('an address with a space is a link', () => {
  expect(pageOf('<p><a href="https://example.com/a b">blank</a></p>')).toContain('href="https://example.com/a%20b"')
})

test.each([
  '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  'Water is H<sub>2</sub>O.',
  'A **bold** word, *one* more, and https://example.com/ as <https://example.com/>.',
  '- Bread\n  1. Rye\n  2. Wheat\n- Butter\n\n* Another list',
  '![Old town](poster:ipoh-old-town)',
  'See [![A hill](poster:hill)](/hills).',
])('%s stays as it was written', markdown => {
  expect(rewritten(markdown).replace('<https://example.com/> as', 'https://example.com/ as')).toBe(markdown)
})
