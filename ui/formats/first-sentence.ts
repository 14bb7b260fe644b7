export function firstSentence(text: string): string {
  return /^[\s\S]*?(?:[.!?](?=\s|$)|[。！？])/.exec(text)?.[0] ?? text
}
