const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const hidden = /<span class="visually-hidden">[^<]*<\/span>/g
const inline = /<\/?(a|abbr|b|code|em|i|s|small|span|strong|sub|sup|u)\b[^>]*>/g

/** The words of a sanitised text, without tags; the entities that the sanitizer writes are turned back. */
export function plainText(html: string): string {
  return html
    .replace(hidden, '')
    .replace(inline, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
