import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of any size can be had only by the administrator. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const place = mkdtempSync(join(tmpdir(), 'mount-'))
  try {
    mountSmallDisk(place)()
    return true
  } catch {
    return false
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/**
 * Puts a disk of 64 KB in the place of a folder.
 * @returns Takes it away.
 */
export function mountSmallDisk(folder: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
  return () => execFileSync('umount', ['--lazy', folder])
}

/** Writes a file until nothing more fits on its disk. */
export function fillDisk(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(1024), { flag: 'a' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
