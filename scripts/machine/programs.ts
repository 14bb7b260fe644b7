import { existsSync } from 'node:fs'
import path from 'node:path'
import { aptInstall, mayInstall } from '../install/apt.mjs'
import { explain, problem } from '../install/problem.mjs'
import { mayUnpack, unpack, unpackedPrograms } from './unpack.ts'

/** They look for their other halves in places that were fixed when they were built, so they cannot be unpacked elsewhere. */
const bound = new Set(['Xvfb', 'WebKitWebDriver', 'varnishd'])

type Program = [program: string, ...debianPackages: string[]]

/**
 * Gets programs that are missing: installs their packages as root, unpacks them as an ordinary user.
 *
 * @param many programs of so many packages that installing them takes minutes: they are unpacked in any case
 * @returns of each that cannot be had, why, as a sentence
 */
export async function installTools(programs: Program[], many: Program[] = []): Promise<string[]> {
  const reasons = []
  for (const [program, ...packages] of [...programs, ...many]) {
    const isOneOfMany = many.some(([name]) => name === program)
    try {
      if (!which(program)) await install(program, packages, isOneOfMany)
    } catch (error) {
      reasons.push(`${program} is missing and cannot be had here: ${explain(error)}`)
    }
  }
  return reasons
}

async function install(program: string, packages: string[], isOneOfMany: boolean) {
  if (mayInstall() && !isOneOfMany) return aptInstall(packages)
  if (mayUnpack() && !bound.has(program)) return unpack(program, packages)
  throw problem(`install it (Debian: apt-get install ${packages[0]}).`)
}

/** @returns where it is */
export function which(program: string): string | undefined {
  // Servers lie in folders that an ordinary user's path lacks.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', unpackedPrograms]
  return folders.map(folder => path.join(folder, program)).find(file => existsSync(file))
}
