/** Reads no further than the limit and returns undefined for a longer body. */
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

export async function textWithin(response: Response, maxBytes: number): Promise<string | undefined> {
  const bytes = await bytesWithin(response, maxBytes)
  return bytes && new TextDecoder().decode(bytes)
}

/** Protects recursive readers from nesting that no content system produces. */
export function isTooDeep(value: unknown, maxLevels = 100): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxLevels) return true
    level = level.flatMap(one => (one !== null && typeof one === 'object' ? Object.values(one) : []))
  }
  return false
}

/** Removes control characters, which could move a terminal's cursor, set its title or reverse its lines. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
}
