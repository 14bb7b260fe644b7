import { HIT_END, HIT_START } from '@agency/contracts/content/search/hit-marks.ts'

const ENTITIES: Record<string, string> = Object.setPrototypeOf(
  { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' },
  null,
)
/** Tags inside a line: what stands before and after them can be one word. */
const INLINE = /<\/?(a|abbr|b|code|em|i|mark|small|span|strong|sub|sup)\b[^<>]*>/gi
/** More marks on one letter than any language has. Normalising sorts them, in time that grows with their square (UAX 15). */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu
const MARKS = new RegExp(`[${HIT_START}${HIT_END}]`, 'g')

/** What a person reads of a text or of HTML, on one line, without the characters that mark hits. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(PILED_MARKS, '$1')
    .normalize('NFC')
}

/** Letters that are not a plain letter with an accent. */
const LETTERS: Record<string, string> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** The words of a text: lower case, without accents, runs of letters and digits. */
export function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðøłßæœı]/g, letter => LETTERS[letter] ?? letter)
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
