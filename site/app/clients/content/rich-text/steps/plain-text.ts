const maxCharacters = 100_000
const maxParagraphs = 500

const endsLine = /^(?:br|hr|\/(?:p|div|li|h[1-6]|tr|blockquote))\b/i
const isSilent = /^(?:script|style|textarea|option|iframe)\b/i

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const hidden = /<span class="visually-hidden">[^<]*<\/span>/g
const inline = /<\/?(a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/g

/** Brackets of an English text stand around its tags. */
const edges = /^(\u206e?) | (\u206f?)$/g

export function plainText(html: string): string {
  return html
    .replace(hidden, '')
    .replace(inline, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(edges, '$1$2')
}

/** One pass, for HTML that is too long for the parser. Safe: no tag of the input is left. */
export function paragraphsOf(html: string): string {
  const [first = '', ...tagged] = html.slice(0, maxCharacters * 4).split('<')
  const words = [first]
  for (const part of tagged) {
    if (endsLine.test(part)) words.push('\n')
    if (!isSilent.test(part)) words.push(part.slice(part.indexOf('>') + 1))
  }
  return words
    .join('')
    .slice(0, maxCharacters)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .slice(0, maxParagraphs)
    .map(line => `<p>${line}</p>`)
    .join('')
}
