import { createHash } from 'node:crypto'

/** Namespace of all keys that derive from a path. Changing it would give every node a new key. */
const namespace = Buffer.from('8f0b3c52d6f94c0ea0a5f1b5c8a41d7e', 'hex')

/** The UUID (version 5, RFC 9562) of a path: the same path always gives the same key. */
export function uuidOfPath(path: string): string {
  const hash = createHash('sha1').update(namespace).update(path).digest()
  hash[6] = ((hash[6] as number) & 0x0f) | 0x50
  hash[8] = ((hash[8] as number) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** The path from which the key of a translation follows: no page gets two of one language, by files or by editors. */
export const translationPath = (translated: string | null, language: string): string => `${translated} ${language}`

export const translationKey = (translated: string, language: string): string =>
  uuidOfPath(translationPath(translated, language))
