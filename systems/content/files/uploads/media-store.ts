import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '@agency/service-kit/files/write-whole.ts'

/** Stores the files of uploaded pictures, under names of our own. */
export type MediaStore = {
  /** @throws if the file cannot be stored */
  put: (name: string, bytes: Buffer, type: string) => Promise<void>
  get: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
}

export const folderStore = (folder: string): MediaStore => ({
  async put(name, bytes) {
    await mkdir(folder, { recursive: true })
    await writeWhole(join(folder, name), bytes)
  },
  async get(name) {
    try {
      return await readFile(join(folder, name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  },
  remove: name => rm(join(folder, name), { force: true }),
})
