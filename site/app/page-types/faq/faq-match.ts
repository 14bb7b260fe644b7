/** The words of a query or text, lower case and without accents, as both the server and the browser compare them. */
export function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Whether a text holds every word of a query; the beginning of a word is enough.
 * @param text Went through `comparable`.
 */
export function holdsAll(text: string, query: string): boolean {
  const words = comparable(query).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every(word => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(text))
}

/** How many answers there are, in words. */
export function countOfAnswers(count: number): string {
  return count === 0 ? 'No answer fits these words' : count === 1 ? '1 answer' : `${count} answers`
}
