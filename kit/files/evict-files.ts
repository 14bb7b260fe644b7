import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { draftEnding } from './write-whole.ts'

const maxDraftMs = 60_000

/** Other processes may do the same in the same folder. Also removes drafts of killed processes. */
export async function evictFiles(folder: string, maxBytes: number, maxAgeMs = Number.POSITIVE_INFINITY): Promise<void> {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async name => {
      const about = await stat(join(folder, name)).catch(() => undefined)
      return { name, size: about?.size ?? 0, age: Date.now() - (about?.mtimeMs ?? 0) }
    }),
  )
  let left = maxBytes
  for (const { name, size, age } of files.sort((one, other) => one.age - other.age)) {
    left -= size
    const limit = name.endsWith(draftEnding) ? maxDraftMs : maxAgeMs
    if (age > limit || left < 0) await rm(join(folder, name), { force: true })
  }
}
