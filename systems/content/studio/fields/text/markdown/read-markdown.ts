import { markdownReader } from '@agency/contracts/site/markdown-html.ts'

/** For places where Markdown would not read asterisks as marks. */
const ofMarks = /^<(?:\/?(?:strong|b|em|i|s|del|code)|br ?\/?)>$/

const reader = markdownReader()
const { rules } = reader.renderer
const { escapeHtml } = reader.utils

reader.normalizeLink = address => address
reader.normalizeLinkText = address => address

rules.html_block = (tokens, at) => `<pre data-raw="${escapeHtml(tokens[at]?.content.trimEnd() ?? '')}"></pre>\n`
rules.html_inline = (tokens, at) => {
  const tag = tokens[at]?.content ?? ''
  return ofMarks.test(tag) ? tag : `<code data-raw="${escapeHtml(tag)}"></code>`
}

// The only first-level heading of a page is its title; the editor offers three levels below it.
rules.heading_open = (tokens, at) => `<h${levelOf(tokens[at]?.tag)}>`
rules.heading_close = (tokens, at) => `</h${levelOf(tokens[at]?.tag)}>\n`
const levelOf = (tag = 'h2') => Math.min(Math.max(Number(tag.charAt(1)), 2), 4)

// Code has no line break after its last line.
rules.code_block = (tokens, at) => codeOf(tokens[at]?.content)
rules.fence = (tokens, at) => codeOf(tokens[at]?.content, tokens[at]?.info.trim())
const codeOf = (content = '', language = '') =>
  `<pre><code${language && ` class="language-${escapeHtml(language)}"`}>${escapeHtml(content.replace(/\n$/, ''))}</code></pre>\n`

/** HTML for the editor. Addresses, and HTML that it cannot edit, stay unchanged. */
export const readMarkdown = (source: string): string => reader.render(source)
