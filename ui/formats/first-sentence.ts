/** The first sentence of a text, for places that lead to the rest of it. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}
