import { markdownReader } from '@agency/contracts/site/markdown-html.ts'

/** Tags that stand for marks of the editor, which writes them itself where asterisks would not be read as marks. */
const ofMarks = /^<(?:\/?(?:strong|b|em|i|s|del|code)|br ?\/?)>$/

const reader = markdownReader()
const { rules } = reader.renderer
const { escapeHtml } = reader.utils

// Addresses stay as they are written.
reader.normalizeLink = address => address
reader.normalizeLinkText = address => address

rules.html_block = (tokens, at) => `<pre data-raw="${escapeHtml(tokens[at]?.content.trimEnd() ?? '')}"></pre>\n`
rules.html_inline = (tokens, at) => {
  const tag = tokens[at]?.content ?? ''
  return ofMarks.test(tag) ? tag : `<code data-raw="${escapeHtml(tag)}"></code>`
}

// A page has one first heading, its title, and the editor offers three levels below it.
rules.heading_open = (tokens, at) => `<h${levelOf(tokens[at]?.tag)}>`
rules.heading_close = (tokens, at) => `</h${levelOf(tokens[at]?.tag)}>\n`
const levelOf = (tag = 'h2') => Math.min(Math.max(Number(tag.charAt(1)), 2), 4)

// The last line of code ends without another line behind it.
rules.code_block = (tokens, at) => codeOf(tokens[at]?.content)
rules.fence = (tokens, at) => codeOf(tokens[at]?.content, tokens[at]?.info.trim())
const codeOf = (content = '', language = '') =>
  `<pre><code${language && ` class="language-${escapeHtml(language)}"`}>${escapeHtml(content.replace(/\n$/, ''))}</code></pre>\n`

/** Markdown as HTML that the editor opens. What it has no form for stays as it is written, and so do addresses. */
export const readMarkdown = (source: string): string => reader.render(source)
