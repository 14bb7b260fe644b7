import { hitEnd, hitStart } from '@agency/contracts/content/search/hit-marks.ts'

const entities: Record<string, string> = Object.setPrototypeOf(
  { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' },
  null,
)
/** Inline tags: the text before and after them can be one word. */
const inline = /<\/?(a|abbr|b|code|em|i|mark|small|span|strong|sub|sup)\b[^<>]*>/gi
/** More marks than any language has on a letter. Normalising sorts them, in quadratic time (UAX 15). */
const piledMarks = /(\p{M}{30})\p{M}+/gu
const marks = new RegExp(`[${hitStart}${hitEnd}]`, 'g')

/** The visible text of HTML on one line, without the characters that mark hits. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(inline, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/g, (whole, name) => entities[name] ?? whole)
    .replace(marks, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(piledMarks, '$1')
    .normalize('NFC')
}

export const pieceBreak = ' … '
/** PostgreSQL's pieces begin and end at each half of `kanak-kanak`; words have no more characters than this. */
const maxWord = 40
/** Characters; PostgreSQL takes a whole Chinese clause for one of the words that it counts. */
const maxUnspaced = 80

/** Pieces of a text, with marks around hits; words that are cut in half become whole, but for scripts without spaces. */
export function wholeWords(pieces: string, text: string): string {
  const whole = pieces.split(pieceBreak).map(fragment => {
    const piece = isUnspaced(fragment) && fragment.length > maxUnspaced ? aroundHit(fragment) : fragment
    const plain = piece.replace(marks, '')
    const at = text.indexOf(plain)
    if (at < 0) return piece
    const [before] = /[\p{Script=Latin}\d'’-]*$/u.exec(text.slice(Math.max(0, at - maxWord), at)) ?? []
    const [after] = /^[\p{Script=Latin}\d'’-]*/u.exec(text.slice(at + plain.length)) ?? []
    return before + piece + after
  })
  return whole.join(pieceBreak)
}

function aroundHit(piece: string): string {
  const from = Math.max(0, piece.indexOf(hitStart) - maxUnspaced / 4)
  const cut = piece.slice(from, from + maxUnspaced)
  return cut.lastIndexOf(hitStart) > cut.lastIndexOf(hitEnd) ? cut + hitEnd : cut
}

/** Letters that do not decompose into a plain letter and an accent. */
const letters: Record<string, string> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Lower-case runs of letters and digits. Drops accents of Latin letters, but not the vowels of Tamil. */
export function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[đðøłßæœı]/g, letter => letters[letter] ?? letter)
    .normalize('NFC')
  return folded.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
}

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export const isUnspaced = (word: string): boolean => unspaced.test(word)

/** Characters; enough for a search query. */
const maxRun = 16
/** Enough to tell a text of a hundred thousand characters from others. */
const maxRuns = 5000

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

export const segmentsOf = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

/** Each word of scripts without spaces, and the text from it on, so that several words in a row are found. */
export function unspacedWords(text: string): string[] {
  const runs = isUnspaced(text) ? wordsOf(text).filter(isUnspaced) : []
  const words = new Set<string>()
  for (const run of runs)
    for (const { segment, index } of segmenter.segment(run)) {
      if (words.size >= maxRuns) return [...words]
      words.add(segment).add(run.slice(index, index + maxRun))
    }
  return [...words]
}
