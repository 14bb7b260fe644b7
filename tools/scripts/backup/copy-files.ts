import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Skips files that disappear, and links, which may lead anywhere. Only the owner can read the copies. */
export async function copyFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  let count = 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  // A recursive `readdir` would follow linked folders.
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (entry.isDirectory()) count += await copyFiles(source, target)
    if (!entry.isFile()) continue
    try {
      await copyFile(source, target)
      await chmod(target, 0o600)
      count++
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return count
}
