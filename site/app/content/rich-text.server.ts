import sanitize from 'sanitize-html'

/**
 * Makes an editor's HTML safe and fit for a page: an allow-list of elements, headings one level below the page's own,
 * links to other sites marked, tables that scroll on small screens, pictures that load late.
 * @param html From the content system; anything.
 * @returns HTML that can be put into a page as it is.
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      ...[
        'h2',
        'h3',
        'h4',
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
        'strong',
        'em',
        'b',
        'i',
      ],
      ...['u', 's', 'sup', 'sub', 'small', 'abbr', 'a', 'img', 'figure', 'figcaption', 'code', 'pre', 'div'],
      ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
    ],
    allowedAttributes: {
      '*': ['id', 'lang', 'dir'],
      a: ['href', 'rel', 'title'],
      abbr: ['title'],
      div: ['class', 'role', 'tabindex', 'aria-label'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedClasses: { div: ['table-scroll'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
      img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
    },
  }).replace(
    /<table[\s\S]*?<\/table>/g,
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table">$&</div>',
  )
}

function linkAttributes(attributes: Record<string, string>): Record<string, string> {
  const { href = '', title } = attributes
  const outside = /^https?:/i.test(href)
  return { href, ...(title && { title }), ...(outside && { rel: 'noopener external' }) }
}
