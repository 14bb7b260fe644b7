import { hash } from 'node:crypto'

/** Whose answer to what a file holds. */
type Origin = { source: string; path: string }

/** Files of another format are of no use. */
const format = 1

/** The bytes of one saved answer: a line of JSON that says what it is, then the answer as it came. */
export function snapshotFile({ source, path }: Origin, { text, digest }: { text: string; digest: string }): Buffer {
  return Buffer.from(`${JSON.stringify({ format, source, path, digest })}\n${text}`)
}

/**
 * The answer in a file.
 * @throws Error that says why it is not the whole answer to this.
 */
export function readSnapshotFile(bytes: Buffer, { source, path }: Origin): string {
  const end = bytes.indexOf('\n')
  const text = bytes.toString('utf8', end + 1)
  const about = JSON.parse(bytes.toString('utf8', 0, Math.max(0, end))) as Record<string, unknown>
  if (about.format !== format) throw new Error('it has another format')
  if (about.source !== source || about.path !== path) throw new Error('it is of another content system')
  if (about.digest !== digestOf(text)) throw new Error('it is damaged')
  return text
}

/** SHA-256 of an answer as it came, in base64. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64')
}
