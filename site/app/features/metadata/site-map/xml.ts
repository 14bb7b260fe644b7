const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text, and removes the characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, sign => entities[sign] ?? '')
}

/** Empty for an empty text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : ''
}
