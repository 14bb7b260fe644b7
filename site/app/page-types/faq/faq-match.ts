/** Lower case and without accents, the same on the server and in the browser. */
export function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * True if the text contains the beginning of each word.
 * @param text The result of `comparable`.
 */
export function holdsAll(text: string, query: string): boolean {
  const words = comparable(query).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every(word => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(text))
}
