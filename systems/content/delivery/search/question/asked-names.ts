import { idleWords, malayWords, maxName, otherNames } from '@agency/reference-data/search-words.ts'
import { isUnspaced, segmentsOf, wordsOf } from '../plain-text.ts'

/** A word of a question, or a name of several words, with its synonyms. */
export type AskedName = { name: string; others: string[] }

/** The maximum for one statement. */
const maxNames = 12

/** `orang utan di Sepilok` as `orang utan` and `sepilok`. Drops stop words, unless there is nothing else. */
export function namesAskedFor(question: string): AskedName[] {
  const words = wordsOf(question).flatMap(word => (isUnspaced(word) ? inUnspacedNames(word) : [word]))
  const telling = words.filter(word => !idleWords.has(word))
  const names = inNames(telling.length > 0 ? telling : words)
  return [...new Set(names)].slice(0, maxNames).map(name => ({ name, others: [...(otherNames.get(name) ?? [])] }))
}

/** True for a question with a Malay word, as `pakej` or the `di` in `hotel di Langkawi`. */
export const isInMalay = (question: string): boolean =>
  inNames(wordsOf(question)).some(name => malayWords.has(name) || idleWords.has(name))

const maxCharacters = 8

/** `槟城三天配套` as `槟城`, `三天` and `配套`: known names first, the longest one at each place, and what is left in words. */
function inUnspacedNames(run: string): string[] {
  const names: string[] = []
  let left = ''
  const addLeft = () => {
    names.push(...segmentsOf(left))
    left = ''
  }
  for (let at = 0; at < run.length; ) {
    const longest = Math.min(maxCharacters, run.length - at)
    const lengths = Array.from({ length: longest }, (_, less) => longest - less)
    const name = lengths
      .map(length => run.slice(at, at + length))
      .find(one => otherNames.has(one) || idleWords.has(one))
    if (name === undefined) left += run[at]
    else {
      addLeft()
      names.push(name)
    }
    at += name?.length ?? 1
  }
  addLeft()
  return names
}

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
