import { expect, test } from 'vitest'
import { sanitizeHtml } from './rich-text.server.ts'

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="position:fixed">x</p>',
  '<form action="/x"><input name="y"></form>',
])('%s loses what could do harm', html => {
  expect(sanitizeHtml(html)).not.toMatch(/script|onerror|onload|javascript:|iframe|style=|<form|<input/i)
})

test('headings start one level below the title of the page', () => {
  expect(sanitizeHtml('<h1>A</h1><h2>B</h2>')).toBe('<h2>A</h2><h2>B</h2>')
})

test('links to other sites are marked, our own are not', () => {
  expect(sanitizeHtml('<a href="https://example.com">x</a>')).toContain('rel="noopener external"')
  expect(sanitizeHtml('<a href="/blog">x</a>')).toBe('<a href="/blog">x</a>')
})

test('tables scroll by themselves and can be reached by keyboard', () => {
  expect(sanitizeHtml('<table><tr><td>1</td></tr></table>')).toMatch(/^<div class="table-scroll"[^>]*tabindex="0"/)
})
