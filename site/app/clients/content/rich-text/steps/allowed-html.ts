import type { Root } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'

/** What editors may write. Everything else loses its tags, and script, style and the like also what is in them. */
const allowedHtml: Schema = {
  tagNames: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'div',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'del',
    'ins',
    'mark',
    'sup',
    'sub',
    'small',
    'abbr',
    'a',
    'code',
    'pre',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'caption',
    'img',
    'iframe',
  ],
  attributes: {
    '*': ['id', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: ['href', 'rel', 'title'],
    abbr: ['title'],
    iframe: ['src', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  /** `giveIds` keeps ids apart from those of the page. */
  clobber: [],
  strip: ['script', 'style', 'textarea', 'option'],
}

/** What editors may write, of what they wrote. */
export const keepAllowed = (tree: Root): Root => sanitize(tree, allowedHtml) as Root

/** Elements whose loss an editor should hear of: something was meant to be seen there. */
export const reportedElements = new Set([
  'script',
  'form',
  'object',
  'embed',
  'video',
  'audio',
  'svg',
  'math',
  'applet',
  'frame',
])
