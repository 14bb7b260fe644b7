import { markdownHtml } from '@agency/contracts/site/markdown-html.ts'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '../rich-text.server.ts'

/** Everything that Markdown has a sign for, and the marks that the studio writes as tags. */
const written = `
# One\n\n## Two\n\n### Three\n\nA **bold**, *italic*, ~~struck~~, \`code\` and [linked](/blog) line,\\
broken.\n\n> Quoted\n\n- Bread\n  1. Rye\n\n---\n\n| Train | Leaves |\n| --- | --- |\n| ETS | 08:00 |\n
![A hill](/media/hill.jpg)\n\n    code\n\n<strong>a</strong><em>b</em><del>c</del><s>d</s><b>e</b><i>f</i><code>g</code><ins>h</ins><mark>i</mark>
`

const tagsOf = (html: string) => new Set([...html.matchAll(/<([a-z]+[1-6]?)\b/g)].map(([, name]) => name))

test('a page shows every element that Markdown and the studio make', () => {
  const html = markdownHtml(written)
  const shown = tagsOf(sanitizeHtml(html))
  // The largest heading of a text stands one level below the title of its page.
  expect([...tagsOf(html)].filter(tag => !shown.has(tag))).toEqual(['h1'])
})

test('an address that begins with www becomes a link, a bare domain stays words', () => {
  const html = markdownHtml('See www.agency.example/a_b. Not agency.example, www or a@www.agency.example.')
  const [linked, mail] = ['www.agency.example/a_b', 'a@www.agency.example']
  expect(html).toBe(
    `<p>See <a href="https://${linked}">${linked}</a>. Not agency.example, www or <a href="mailto:${mail}">${mail}</a>.</p>`,
  )
})

test('a struck-out price stays struck out', () => {
  expect(sanitizeHtml(markdownHtml('~~RM 399~~ RM 299'))).toBe('<p><s>RM 399</s> RM 299</p>')
})
