import { inEnglish } from './in-english.ts'

/** Those that came to a browser with its islands. */
const wordsByEnglish = new Map<string, string>()
let source = (english: string): string | undefined => wordsByEnglish.get(english)

/** In a browser. */
export function learnTerms(terms: Record<string, string>): void {
  for (const [english, words] of Object.entries(terms)) wordsByEnglish.set(english, words)
}

/** On a server, which has the words of several languages. @returns The former source. */
export function readTermsFrom(other: typeof source): typeof source {
  const before = source
  source = other
  return before
}

/** Undefined for an English reader, and where no term has words. */
export const termOf = (english: string): string | undefined => source(english)

/**
 * The words to show for a value of a table or the name of a place. Code compares, joins, filters and posts its English in
 * every language, so only what is shown goes through here.
 */
export const termWords = (english: string): string => termOf(english) ?? inEnglish(english)
