import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRichText } from './rich-text.ts'
import { readWords } from './words.ts'

const none = () => {}
const html = '<p>Ferries go <em>daily</em>.</p>'
const blockList = {
  layout: { 'Umbraco.BlockList': [{ contentUdi: 'umb://element/2' }, { contentUdi: 'umb://element/1' }] },
  contentData: [
    { contentTypeKey: 'x', udi: 'umb://element/1', text: '<p>Second.</p>' },
    { contentTypeKey: 'x', udi: 'umb://element/2', title: 'First' },
  ],
  settingsData: [{ udi: 'z', css: 'red one' }],
}
const inOrder = '<h2>First</h2>\n<p>Second.</p>'
const grid = {
  name: '1 column layout',
  sections: [
    {
      grid: 12,
      rows: [{ name: 'Headline', areas: [{ grid: 12, controls: [{ value: html, editor: { alias: 'rte' } }] }] }],
    },
  ],
}
const deliveryTree = {
  tag: '#root',
  attributes: {},
  elements: [
    {
      tag: 'p',
      attributes: {},
      elements: [
        { tag: '#text', text: 'Ferries & boats, ' },
        { tag: 'a', attributes: { href: null, route: { path: '/blog/' } }, elements: [{ tag: '#text', text: 'more' }] },
        { tag: 'br', attributes: {}, elements: [] },
      ],
    },
  ],
  blocks: [],
}

const shapes: [string, unknown, string][] = [
  ['HTML', html, html],
  ['markup', { markup: html }, html],
  ['markup and no blocks', { markup: html, blocks: { contentData: [], settingsData: [] } }, html],
  [
    'markup with a block in it',
    {
      markup: '<p>a</p><umb-rte-block data-content-udi="umb://element/1"><!--x--></umb-rte-block>',
      blocks: { contentData: [{ udi: 'umb://element/1', text: '<p>b</p>' }] },
    },
    '<p>a</p><p>b</p>',
  ],
  [
    'markup with a block in it, from the Delivery API',
    {
      markup: '<p>a</p><umb-rte-block data-content-id="7c9e"></umb-rte-block><p>c</p>',
      blocks: [{ content: { id: '7c9e', contentType: 'quote', properties: { text: '<p>b</p>' } }, settings: null }],
    },
    '<p>a</p><p>b</p><p>c</p>',
  ],
  [
    'a tree with a block in it',
    {
      tag: '#root',
      elements: [
        { tag: 'p', elements: [{ tag: '#text', text: 'a' }] },
        { tag: 'umb-rte-block', attributes: { 'content-id': '7c9e' }, elements: [] },
      ],
      blocks: [{ content: { id: '7c9e', properties: { text: '<p>b</p>' } } }],
    },
    '<p>a</p><p>b</p>',
  ],
  ['a block list', blockList, inOrder],
  [
    'a block list of Umbraco 14',
    {
      layout: { 'Umbraco.BlockList': [{ contentKey: 'k' }] },
      contentData: [
        {
          key: 'k',
          contentTypeKey: 't',
          values: [{ alias: 'text', editorAlias: 'Umbraco.RichText', value: { markup: html } }],
        },
      ],
      expose: [{ contentKey: 'k' }],
    },
    html,
  ],
  [
    'a block list of the Delivery API',
    {
      items: [
        {
          content: { contentType: 'textBlock', id: 'x', properties: { text: { markup: html, blocks: [] } } },
          settings: null,
        },
      ],
    },
    html,
  ],
  [
    'a block grid of the Delivery API',
    {
      gridColumns: 12,
      items: [
        {
          rowSpan: 1,
          columnSpan: 12,
          content: { contentType: 'row', properties: {} },
          areas: [{ alias: 'left', items: [{ content: { contentType: 'text', properties: { text: html } } }] }],
        },
      ],
    },
    html,
  ],
  ['nested content', [{ key: 'a', name: 'Item 1', ncContentTypeAlias: 'textBlock', text: html }], html],
  ['a grid layout', grid, html],
  ['a list of HTML', [html, '<p>b</p>'], `${html}\n<p>b</p>`],
  ['the tree of the Delivery API', deliveryTree, '<p>Ferries &amp; boats, <a href="/blog/">more</a><br></p>'],
  ['lines', 'One.\r\nTwo.\n\nThree.', '<p>One.<br>Two.</p><p>Three.</p>'],
  ['one line', 'One & two.', 'One & two.'],
  [
    'a macro',
    '<div class="umb-macro-holder x mceNonEditable"><!-- <?UMBRACO_MACRO macroAlias="x" /> --><ins>Macro alias: <strong>x</strong></ins></div><p>a</p>',
    '<p>a</p>',
  ],
  [
    'a picture in a block',
    { contentData: [{ udi: 'a', image: { url: '/media/a.jpg', name: 'A "beach"' } }] },
    '<img src="/media/a.jpg" alt="A &quot;beach&quot;">',
  ],
  ['nothing', null, ''],
  ['an empty object', {}, ''],
]

test.each(shapes)('rich text as %s', (_, value, expected) => {
  const read = readRichText(value, none)
  expect(read).toBe(expected)
})

test.each(shapes.filter(([, value]) => typeof value === 'object' && value !== null))(
  'rich text as JSON text of %s',
  (_, value, expected) => {
    expect(readRichText(JSON.stringify(value), none)).toBe(expected)
  },
)

test.each(['{"markup":"<p>cut o', '[{"ncContentTypeAlias":"x","te', { a: { b: 'umb://x' } }, '{"markup":"'])(
  '%j holds no text, shows no JSON, and is reported',
  value => {
    const losses: unknown[] = []
    expect(readRichText(value, loss => losses.push(loss))).toBe('')
    expect(losses).toHaveLength(1)
  },
)

test.each<[unknown, string]>([
  ['Langkawi', 'Langkawi'],
  [' Langkawi\u00a0\u00a0', 'Langkawi'],
  ['Fish &amp; chips', 'Fish & chips'],
  ['Fish &amp;amp; chips', 'Fish &amp; chips'],
  ['&lt;b&gt;', '<b>'],
  ['Caf&eacute; &#8211; &#x2013;', 'Café – –'],
  ['<p>One.</p><p>Two.</p>', 'One.\nTwo.'],
  ['a <strong>b</strong>, c', 'a b, c'],
  ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
  ['</title></script><script>alert(1)</script>Text', 'Text'],
  ['[New] Langkawi', '[New] Langkawi'],
  ['{"markup":"<p>Words</p>"}', 'Words'],
  [{ markup: '<p>Words</p>' }, 'Words'],
  ['{"markup":"<p>Wor', ''],
  [7, '7'],
  [true, ''],
  [null, ''],
  ['\u00a0', ''],
])('%j is the words %j', (value, words) => expect(readWords(value, none)).toBe(words))

test('JSON with property names such as toString is read like any other', () => {
  for (const name of ['toString', 'valueOf', 'toJSON', 'constructor', '__proto__']) {
    expect(readRichText(`{"${name}":true,"text":"Langkawi"}`, none)).toContain('Langkawi')
    expect(readWords(`{"${name}":true,"text":"Langkawi"}`, none)).toContain('Langkawi')
  }
})

test('any input gives a text, and never JSON', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json()), value => {
      expect(typeof readRichText(value, none)).toBe('string')
      expect(readRichText(JSON.stringify({ a: value ?? null }), none)).not.toMatch(/^\s*\{\s*"a"/)
      expect(readWords(value, none)).not.toMatch(/^\s*\{\s*"/)
    }),
  )
})
