import type { ReactNode } from 'react'
import { currentLanguage } from './current-language.ts'
import { type Language, mainLanguage } from './language-codes.ts'

/** The same keys and values as in English, in other words. */
export type Translation<Words> = [ReactNode] extends [Words]
  ? ReactNode
  : Words extends string
    ? string
    : Words extends (...values: infer Values) => infer Text
      ? (...values: Values) => Translation<Text>
      : Words extends readonly (infer Item)[]
        ? Translation<Item>[]
        : { [Key in keyof Words]: Translation<Words[Key]> }

/**
 * The words of one subject in each language; English is their type. The browser's build replaces the call: a chunk
 * gets the words of the document's language alone (`site/framework/words-of-document.ts`).
 * @returns The words in the current language, unless one is named.
 */
export function wordsIn<Words>(files: { en: Words } & Partial<Record<Language, Translation<NoInfer<Words>>>>) {
  return (language: Language = currentLanguage()) => (files[language] ?? files[mainLanguage]) as Translation<Words>
}
