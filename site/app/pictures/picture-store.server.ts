import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type PictureStore = {
  /** The kept file, or else the one that `make` makes; requests for the same name share one making. */
  read(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

const mostBytes = 1024 * 1024 * 1024
const writesBetweenSweeps = 500

/**
 * Keeps made pictures in a folder, up to 1 GiB; then the oldest go. A full disk only costs the keeping.
 * @param folder Made when needed.
 */
export function createPictureStore(folder: string): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>()
  let writes = 0

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name)
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const made = await make()
    await keep(path, made).catch(() => undefined)
    return made
  }

  /** Written beside and moved into place, so that nobody reads half a picture. */
  async function keep(path: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true })
    // Several processes, also of several containers, may make the same one.
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, path)
    writes += 1
    if (writes % writesBetweenSweeps === 0) await sweep(folder)
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

async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map(async name => ({ name, ...(await sizeAndAge(join(folder, name))) })))
  let total = files.reduce((sum, file) => sum + file.size, 0)
  for (const file of files.sort((one, other) => one.changed - other.changed)) {
    if (total <= mostBytes) return
    await rm(join(folder, file.name), { force: true })
    total -= file.size
  }
}

async function sizeAndAge(path: string): Promise<{ size: number; changed: number }> {
  const { size, mtimeMs } = await stat(path)
  return { size, changed: mtimeMs }
}
