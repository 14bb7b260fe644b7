import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The databases that every server has: template1, template0 and postgres. Ours is another one. */
const builtIn = new Set(['1', '4', '5'])

/**
 * Looks for the files without which the server starts but accepts no log-in. Where they lie is in PostgreSQL's map of
 * its catalogue (src/backend/utils/cache/relmapper.c): a number for recognition, how many entries, then pairs of
 * catalogue and file, all of 32 bits.
 *
 * @param directory a data folder that has been set up once
 * @returns the first that is missing, as a path inside the folder
 */
export function missingCatalogueFile(directory: string): string | undefined {
  const databases = existsSync(path.join(directory, 'base')) ? readdirSync(path.join(directory, 'base')) : []
  const numbers = databases.filter(name => /^\d+$/.test(name))
  if (numbers.every(number => builtIn.has(number))) return 'base/*'
  const needed = ['global', ...numbers.map(number => `base/${number}`)].flatMap(folder => filesOf(directory, folder))
  return needed.find(file => !existsSync(path.join(directory, file)))
}

function filesOf(directory: string, folder: string): string[] {
  const map = `${folder}/pg_filenode.map`
  if (!existsSync(path.join(directory, map))) return [map]
  const bytes = readFileSync(path.join(directory, map))
  const entries = bytes.length < 8 ? 0 : bytes.readInt32LE(4)
  const files = [map]
  for (let at = 8; at < 8 + entries * 8 && at + 8 <= bytes.length; at += 8)
    files.push(`${folder}/${bytes.readUInt32LE(at + 4)}`)
  return files
}
