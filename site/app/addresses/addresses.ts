/*
 * Addresses in any script. A path of the site is always held as it stands in an address: in lower case, each segment
 * escaped once, letters composed (NFC). Paths are normalised here before they are compared.
 */

/** Normalises a segment from the content system or a browser, escaped or not. */
export function addressSegment(segment: string): string {
  if (/^[a-z0-9._~-]*$/.test(segment)) return segment
  const plain = decodedOnce(segment).normalize('NFC').toLowerCase().normalize('NFC').trim()
  return encodeURIComponent(plain.toWellFormed())
}

/** Normalises a path, and removes doubled slashes; `/` for an empty one. */
export function addressPath(path: string): string {
  return `/${path.split('/').filter(Boolean).map(addressSegment).join('/')}`
}

/** Decodes a part of an address for display; invalid escapes stay unchanged. */
export function decodedOnce(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The name of a category, tag or part in an address: words in lower case, joined by hyphens. `Food & Drink`,
 * `food%20&%20drink` and `food-drink` are the same one.
 */
export function slugOf(name: string): string {
  const words = decodedOnce(name)
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}_]+/gu)
  return words?.join('-') ?? ''
}
