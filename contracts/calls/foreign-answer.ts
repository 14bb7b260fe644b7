/** The body of an answer; undefined when it is longer than so many bytes, of which no more are then read. */
export async function bytesWithin(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The same as text. */
export async function textWithin(response: Response, maxBytes: number): Promise<string | undefined> {
  const bytes = await bytesWithin(response, maxBytes)
  return bytes && new TextDecoder().decode(bytes)
}

/** Whether lists and objects stand within one another more often than those of a content system do: readers call themselves for each. */
export function isTooDeep(value: unknown, maxLevels = 100): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxLevels) return true
    level = level.flatMap(one => (one !== null && typeof one === 'object' ? Object.values(one) : []))
  }
  return false
}

/** Words of another system for a terminal: without what moves its cursor, sets its title or turns its lines around. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
}
