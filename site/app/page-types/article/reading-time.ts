/** Words that a person reads in a minute. */
const wordsInAMinute = 220
/** Signs of Chinese, Japanese or Thai, which put no blanks between words, that count as one word. */
const charactersPerWord = 2

/** How many words a text has. */
export function wordsIn(text: string): number {
  const characters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const others = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ')
  return (
    (others.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0) + Math.ceil(characters / charactersPerWord)
  )
}

/** Whole minutes it takes to read so many words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsInAMinute))
}
