import { hash } from 'node:crypto'

type Origin = { source: string; path: string }

const format = 1

/** One saved answer: a line of JSON about it, then the answer as it arrived. */
export function snapshotFile({ source, path }: Origin, { text, digest }: { text: string; digest: string }): Buffer {
  return Buffer.from(`${JSON.stringify({ format, source, path, digest })}\n${text}`)
}

/** @throws Error with the reason when the file is not the whole answer to this path. */
export function readSnapshotFile(bytes: Buffer, { source, path }: Origin): string {
  const end = bytes.indexOf('\n')
  const text = bytes.toString('utf8', end + 1)
  const about = JSON.parse(bytes.toString('utf8', 0, Math.max(0, end))) as Record<string, unknown>
  if (about.format !== format) throw new Error('it has another format')
  if (about.source !== source || about.path !== path) throw new Error('it is of another content system')
  if (about.digest !== digestOf(text)) throw new Error('it is damaged')
  return text
}

/** SHA-256 in base64. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64')
}
