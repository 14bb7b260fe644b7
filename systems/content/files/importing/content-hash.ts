import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFileNames } from '../reading/read-content.ts'

/** Code that parses content files: when it changes, the files are imported again. */
const codeFolders = ['schemas', 'files/reading']

export function contentHash(folder: string): string {
  const hash = createHash('sha256')
  const add = (name: string, file: string) => hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  for (const name of contentFileNames(folder)) add(name, join(folder, name))
  for (const code of codeFolders) {
    const place = join(import.meta.dirname, '../..', code)
    for (const name of readdirSync(place).sort()) if (!name.endsWith('.test.ts')) add(name, join(place, name))
  }
  return hash.digest('hex')
}
