/** What a link may keep, and the mark of a link to another site. */
export function linkAttributes({ href = '', title }: Record<string, string>): Record<string, string> {
  return { ...(href && { href }), ...(title && { title }), ...(isOutside(href) && { rel: 'noopener external' }) }
}

/** Says at the end of links to other sites that they are such; the style sheet shows it to the eye. */
export function withOutsideMarks(html: string): string {
  return html.replace(
    /(<a [^>]*rel="noopener external"[^>]*>)([\s\S]*?)<\/a>/g,
    '$1$2<span class="visually-hidden"> (another site)</span></a>',
  )
}

function isOutside(href: string): boolean {
  return /^https?:/i.test(href)
}
