import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The end of a draft's name. A killed process leaves its draft: the owner of the folder removes old ones. */
export const draftEnding = '.tmp'

/** `durable`: it is there, whole, after a loss of power too. `mode`: who may read it, for a file that is new. */
export type WriteOptions = { durable?: boolean; mode?: number }

/**
 * Writes a file so that half of it is never read: beside its place and then moved there, even if others write the same one,
 * also from another container. When it rejects, what was there before is still there.
 * @param path Its folder must be there.
 */
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
    // The folder holds the name.
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
