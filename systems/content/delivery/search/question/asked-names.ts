import { idleWords, malayWords, maxName, otherNames } from '@agency/reference-data/search-words.ts'
import { wordsOf } from '../plain-text.ts'

/** A word of a question, or a name of several words, with its synonyms. */
export type AskedName = { name: string; others: string[] }

/** The maximum for one statement. */
const maxNames = 12

/** `orang utan di Sepilok` as `orang utan` and `sepilok`. Drops stop words, unless there is nothing else. */
export function namesAskedFor(question: string): AskedName[] {
  const words = wordsOf(question)
  const telling = words.filter(word => !idleWords.has(word))
  const names = inNames(telling.length > 0 ? telling : words)
  return [...new Set(names)].slice(0, maxNames).map(name => ({ name, others: [...(otherNames.get(name) ?? [])] }))
}

/** True for a question with a Malay word, as `pakej` or the `di` in `hotel di Langkawi`. */
export const isInMalay = (question: string): boolean =>
  inNames(wordsOf(question)).some(name => malayWords.has(name) || idleWords.has(name))

/** Joins words that are one name, the longest name first. */
function inNames(words: string[]): string[] {
  const names: string[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxName, words.length - at)
    while (length > 1 && !otherNames.has(words.slice(at, at + length).join(' '))) length--
    names.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return names
}
