import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time. */
export function sameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(expected))
}
