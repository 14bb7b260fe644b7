import { isEmpty, isJsonText, isRecord, unpacked } from './raw-values.ts'
import type { Report } from './report.ts'
import { htmlIn } from './rich-text.ts'

/** A map, because an object has `toString` as well. */
const entities = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    middot: '·',
    times: '×',
    deg: '°',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    yen: '¥',
    eacute: 'é',
    egrave: 'è',
    uuml: 'ü',
    ouml: 'ö',
  }),
)
const hidden = /<(script|style|template|noscript|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const breaks = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/dd|\/dt|\/blockquote|hr)\b[^<>]*>/gi
/** Elements of HTML, also former ones; custom elements have a hyphen. Other words in angle brackets are text. */
const elements =
  `a|abbr|acronym|address|article|aside|audio|b|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|
colgroup|data|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|
h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|menu|meta|meter|nav|
nobr|noscript|object|ol|optgroup|option|output|p|param|path|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|
select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|
title|tr|track|tt|u|ul|use|var|video|wbr|[a-z]\\w{0,40}[:-][\\w:-]*`.replaceAll('\n', '')
const tags = new RegExp(`</?(?:${elements})(?![\\w:-])(?:"[^"]*"|'[^']*'|[^'"<>])*>`, 'gi')

/** Decodes once: `&amp;lt;` becomes `&lt;`. */
function decodedEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return entities.get(name) ?? entities.get(name.toLowerCase()) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole
  })
}

/** One line a paragraph. */
export function wordsOfHtml(html: string): string {
  if (!/[<&\u00a0]/.test(html)) return html.trim()
  const bare = html.includes('<') ? html.replace(hidden, '').replace(breaks, '\n').replace(tags, '') : html
  return decodedEntities(bare)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}

export function readWords(value: unknown, report: Report): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'string' && !isJsonText(value)) return wordsOfHtml(value)
  if (isEmpty(value) || typeof value === 'boolean') return ''
  const inner = unpacked(value)
  const words = isRecord(inner) || Array.isArray(inner) ? wordsOfHtml(htmlIn(inner)) : wordsOfHtml(String(inner ?? ''))
  if (!words && !isEmpty(inner ?? value)) {
    report({ reason: 'holds no words', did: 'the place stays empty', todo: 'Write text in this property.' })
  }
  return words
}
