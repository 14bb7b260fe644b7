import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time. */
export function sameSecret(secret: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return secret !== undefined && timingSafeEqual(digest(secret), digest(expected))
}
