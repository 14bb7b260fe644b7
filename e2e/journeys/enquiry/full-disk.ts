import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type FullDisk = { folder: string; remove: () => void }

/**
 * A folder in which nothing can be kept: a small disk of its own that is full, or, for people who may not make one, a
 * file where the folders of kept enquiries and kept answers have to be.
 */
export function fullDisk(): FullDisk {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    for (const name of ['spool', 'site']) writeFileSync(join(folder, name), 'in the way')
    return { folder, remove }
  }
  mkdirSync(join(folder, 'spool'))
  fill(join(folder, 'filling'))
  return {
    folder,
    remove() {
      execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
      remove()
    },
  }
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(1024), { flag: 'a' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
