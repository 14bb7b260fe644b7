import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canMount, fillDisk, mountSmallDisk } from '@agency/testing/small-disk.ts'

export type FullDisk = { folder: string; remove: () => void }

/**
 * A folder in which nothing can be kept: a small disk of its own that is full, or, for people who may not make one, a
 * file where the folders of kept enquiries and kept answers have to be.
 */
export function fullDisk(): FullDisk {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (!canMount()) {
    for (const name of ['spool', 'site']) writeFileSync(join(folder, name), 'in the way')
    return { folder, remove }
  }
  const unmount = mountSmallDisk(folder)
  mkdirSync(join(folder, 'spool'))
  fillDisk(join(folder, 'filling'))
  return {
    folder,
    remove() {
      unmount()
      remove()
    },
  }
}
