import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A killed process leaves its draft: the owner of the folder removes old ones. */
export const draftEnding = '.tmp'

/** `durable`: survives a loss of power. `mode`: permissions of a new file. */
export type WriteOptions = { durable?: boolean; mode?: number }

/** Writes a draft and renames it: readers never see half a file, even with concurrent writers in other containers. */
export async function writeWhole(
  path: string,
  content: Uint8Array,
  { durable = false, mode = 0o666 }: WriteOptions = {},
): Promise<void> {
  // Not the process id: in containers that share a folder every process is number one.
  const draft = `${path}.${randomUUID()}${draftEnding}`
  try {
    await using(await open(draft, 'wx', mode), async file => {
      await file.writeFile(content)
      if (durable) await file.sync()
    })
    await rename(draft, path)
    if (durable) await using(await open(dirname(path), 'r'), folder => folder.sync())
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

async function using(file: FileHandle, work: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(file)
  } finally {
    await file.close()
  }
}
