/* Site paths are lower case, with each segment escaped once and letters composed (NFC). Normalise before comparing. */

export function addressSegment(segment: string): string {
  if (/^[a-z0-9._~-]*$/.test(segment)) return segment
  const plain = decodedOnce(segment).normalize('NFC').toLowerCase().normalize('NFC').trim()
  return encodeURIComponent(plain.toWellFormed())
}

export function addressPath(path: string): string {
  return `/${path.split('/').filter(Boolean).map(addressSegment).join('/')}`
}

export function decodedOnce(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `Food & Drink`, `food%20&%20drink` and `food-drink` have the same slug. */
export function slugOf(name: string): string {
  const words = decodedOnce(name)
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}_]+/gu)
  return words?.join('-') ?? ''
}
