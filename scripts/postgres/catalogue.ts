import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const builtIn = new Set(['1', '4', '5'])

/**
 * The server starts without these files but accepts no log-in. PostgreSQL's map (src/backend/utils/cache/relmapper.c):
 * a magic number, the number of entries, then pairs of catalogue and file, all of 32 bits.
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
