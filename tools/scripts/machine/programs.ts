import { existsSync } from 'node:fs'
import path from 'node:path'
import { aptInstall, mayInstall } from '../install/apt.mjs'
import { explain, problem } from '../install/problem.mjs'
import { mayUnpack, unpack, unpackedPrograms } from './unpack.ts'

/** Programs with fixed paths, which cannot be unpacked elsewhere. */
const bound = new Set(['faketime', 'Xvfb', 'WebKitWebDriver', 'varnishd'])

type Program = [program: string, ...debianPackages: string[]]

/** Installs packages as root, unpacks them (and `many`) as an ordinary user. Returns the reasons of failures. */
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

export function which(program: string): string | undefined {
  // Servers lie in folders that an ordinary user's path lacks.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', unpackedPrograms]
  return folders.map(folder => path.join(folder, program)).find(file => existsSync(file))
}
