import type { TranslatedText } from '../../tree/content-tree.ts'
import { type TextState, textStates } from './text-states.ts'
import { type Translatable, textsOf } from './texts.ts'

/** The states of a node's texts; equal texts of one place share their words, and count once. */
export function distinctStates(node: Translatable, translated: unknown) {
  const texts = new Map(textsOf(node).map(text => [`${text.at} ${text.of}`, text]))
  return textStates([...texts.values()], readableTexts(translated))
}

/** A draft may hold anything. */
const readableTexts = (value: unknown): TranslatedText[] =>
  [value ?? []].flat().filter((one): one is TranslatedText => {
    const { at, of, words } = Object(one)
    return [at, of, words].every(part => typeof part === 'string')
  })

export function countStates(texts: TextState[]) {
  const count = (state: TextState['state']) => texts.filter(text => text.state === state).length
  return {
    texts: texts.length,
    reviewed: count('reviewed'),
    behind: count('behind'),
    draft: count('draft'),
    missing: count('missing'),
  }
}
