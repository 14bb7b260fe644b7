import { mkdir, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '@agency/service-kit/files/write-whole.ts'

export type PictureStore = {
  /** The stored file, or else the one that `make` makes; requests for the same name share one making. */
  read(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** Bytes. Enquiries that wait for the backend lie on the same disk, and pictures must never take their room. */
const presets = { mostBytes: 256 * 1024 * 1024, leaveFree: 256 * 1024 * 1024 }

/**
 * Keeps made pictures in a folder, up to `mostBytes`; then the oldest go. Nothing is kept while the disk has less than
 * `leaveFree` to give. Both only cost the keeping.
 * @param folder Made when needed. Several processes may share it; each may exceed the bound by a sixteenth.
 * @param bounds Given by tests.
 */
export function createPictureStore(folder: string, { mostBytes, leaveFree } = presets): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>()
  // What others left there is unknown until the first look.
  let unswept = Number.POSITIVE_INFINITY

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name)
    const stored = await readFile(path).catch(() => undefined)
    if (stored) return stored
    const made = await make()
    await keep(path, made).catch(() => undefined)
    return made
  }

  async function keep(path: string, bytes: Buffer): Promise<void> {
    if (bytes.length > mostBytes / 16) return
    await mkdir(folder, { recursive: true })
    unswept += bytes.length
    if (unswept > mostBytes / 16) {
      unswept = bytes.length
      await sweep(folder, (mostBytes * 15) / 16)
    }
    if ((await freeBytes(folder)) < leaveFree + bytes.length) return
    await writeWhole(path, bytes)
  }

  return {
    read(name, make) {
      const running = underWay.get(name)
      if (running) return running
      const started = readOrMake(name, make).finally(() => underWay.delete(name))
      underWay.set(name, started)
      return started
    },
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Removes the oldest files until the others take no more than `most` bytes. */
async function sweep(folder: string, most: number): Promise<void> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map(async name => ({ name, ...(await sizeAndAge(join(folder, name))) })))
  let total = files.reduce((sum, file) => sum + file.size, 0)
  for (const file of files.sort((one, other) => one.changed - other.changed)) {
    if (total <= most) return
    await rm(join(folder, file.name), { force: true })
    total -= file.size
  }
}

/** Nothing for a file that somebody else has just removed. */
async function sizeAndAge(path: string): Promise<{ size: number; changed: number }> {
  const found = await stat(path).catch(() => undefined)
  return { size: found?.size ?? 0, changed: found?.mtimeMs ?? 0 }
}
