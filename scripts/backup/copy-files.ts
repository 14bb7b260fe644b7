import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Copies the files of a folder that others work in: what goes away in the meantime is left out.
 *
 * @returns how many there are
 */
export async function copyFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  let count = 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, source))
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    if (!entry.isFile()) continue
    await mkdir(path.dirname(target), { recursive: true })
    try {
      await copyFile(source, target)
      count++
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return count
}
