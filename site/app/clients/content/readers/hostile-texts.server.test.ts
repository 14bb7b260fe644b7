import { fiftyMilliseconds, millisecondsOf } from '@agency/testing/longest-block.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contentsOf } from '../rich-text/steps/heading-ids.ts'
import * as readers from './lenient-values.server.ts'
import { readingAt } from './reading.server.ts'

const deep = (levels: number) => {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
const cells = '<td>a</td>'.repeat(3000)

/** Texts that took seconds once, in a parser or in a pattern. Content systems that are not ours may hold each of them. */
const hostile: Record<string, unknown> = {
  'many bold tags': '<b>'.repeat(300_000),
  'lists in lists': `${'<ul><li>'.repeat(600)}x`,
  'a wide table': `<table><tr>${cells}</tr><tr>${cells}</tr></table>`,
  'unfinished bold tags before paragraphs':
    Array.from({ length: 1500 }, (_, number) => `<b id="${number}">`).join('') + '<p>x'.repeat(1500),
  'tables in tables': '<table><tr><td>'.repeat(20_000),
  'ends of nothing': `${'<span>'.repeat(5000)}${'</x>'.repeat(100_000)}`,
  attributes: `<p ${Array.from({ length: 100_000 }, (_, number) => `a${number}`).join(' ')}>x`,
  'the same heading': '<h2>Langkawi</h2>'.repeat(2900),
  'unfinished tags': '<a '.repeat(60_000),
  'unfinished comments': '<!--'.repeat(60_000),
  'unfinished quotation': '<a "'.repeat(60_000),
  'unfinished scripts': '<script'.repeat(60_000),
  macros: '<div class="umb-macro-holder">'.repeat(10_000),
  'a macro without an end': `<div class="${'umb-macro-holder'.repeat(30_000)}`,
  'names of macros': '<p>Macro alias:'.repeat(20_000),
  blocks: '<umb-rte-block data-content-key="a">'.repeat(10_000),
  'blank lines': `${'\n \n'.repeat(60_000)}x`,
  spaces: `${' '.repeat(300_000)}x`,
  'spaces inside': `a${' '.repeat(300_000)}a`,
  'tabs inside': `a${'\t'.repeat(10_000)}a`,
  'spaces after a number': `1${' '.repeat(30_000)}x`,
  ampersands: '&'.repeat(300_000),
  digits: '0 '.repeat(150_000),
  commas: ','.repeat(300_000),
  'many keys': Object.fromEntries(Array.from({ length: 50_000 }, (_, number) => [`key ${number}`, 'x'])),
  'many items': Array.from({ length: 50_000 }, () => '<p>x</p>'),
  'lists of JSON': deep(100_000),
  'JSON in JSON': JSON.stringify(JSON.stringify({ markup: '<p>x</p>'.repeat(50_000) })),
  brackets: '['.repeat(150_000),
}

const kinds = Object.entries<unknown>(readers).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
)
const limit = fiftyMilliseconds()

test.each(Object.keys(hostile))('%s blocks no reader for longer than 50 ms', name => {
  const slow = kinds
    .map(([kind, schema]) => ({
      kind,
      ms: millisecondsOf(() => readingAt({}, () => schema.safeParse(hostile[name])), limit),
    }))
    .filter(({ ms }) => ms > limit)
  expect(slow).toEqual([])
})

test('a page with many texts takes no longer than one', () => {
  const page = Array.from({ length: 20 }, () => '<p>a</p>'.repeat(2000))
  const read = () => readingAt({}, () => page.map(text => readers.richText.parse(text)))
  expect(millisecondsOf(read, limit)).toBeLessThan(limit)
  expect(read().at(-1)).toContain('a')
})

test('oversized HTML becomes text without tags', () => {
  const html = `<p onclick="x()">One &amp; two</p><script>alert(1)</script>${'<b>'.repeat(20_000)}three<img src=x onerror=alert(1)>`
  const shown = readingAt({}, () => readers.richText.parse(html))
  expect(shown).toBe('<p>One &amp; two</p><p>three</p>')
})

test('the table of contents of the longest text is found', () => {
  const html = readingAt({}, () => readers.richText.parse('<h2>A</h2><img src="/media/1/a.jpg">'.repeat(1400)))
  expect(contentsOf(html)).toHaveLength(1400)
})
