import type { IOptions } from 'sanitize-html'

/** What editors may write. Everything else loses its tags, and script, style and the like also what is in them. */
export const allowedHtml = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'div'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sup', 'sub', 'small', 'abbr', 'a', 'code', 'pre', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'img', 'iframe'],
  ],
  allowedAttributes: {
    '*': ['id', 'lang', { name: 'dir', multiple: false, values: ['ltr', 'rtl', 'auto'] }],
    a: ['href', 'rel', 'title'],
    abbr: ['title'],
    iframe: ['src', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  /** Deeper text is a mistake or an attack; its tags go. */
  nestingLimit: 40,
} satisfies IOptions

/** Elements whose loss an editor should hear of: something was meant to be seen there. */
export const reportedElements = new Set([
  ...['script', 'form', 'object', 'embed', 'video', 'audio', 'svg', 'math', 'applet', 'frame'],
])
