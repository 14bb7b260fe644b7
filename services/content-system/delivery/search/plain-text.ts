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

/** The words of a text: lower case, runs of letters and digits. Accents of Latin letters are left out; the vowels of Tamil are not. */
export function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[đðøłßæœı]/g, letter => LETTERS[letter] ?? letter)
    .normalize('NFC')
  return folded.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
}

/** Scripts that put no spaces between words, such as Chinese. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Whether a word may be several, as its script puts no spaces between them. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word)

/** Enough for what is typed into a search. */
const MAX_RUN = 16
/** A text of a hundred thousand characters has no more that tell it from others. */
const MAX_RUNS = 5000

/**
 * What an index needs besides the words of a text, where its script puts no spaces between them: each word, and what follows
 * from it on, so that several of them in a row are found too.
 */
export function unspacedWords(text: string): string[] {
  const runs = isUnspaced(text) ? wordsOf(text).filter(isUnspaced) : []
  const words = new Set<string>()
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  for (const run of runs)
    for (const { segment, index } of segmenter.segment(run)) {
      if (words.size >= MAX_RUNS) return [...words]
      words.add(segment).add(run.slice(index, index + MAX_RUN))
    }
  return [...words]
}
