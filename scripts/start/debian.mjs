import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { explain, problem } from './problem.mjs'
import { run, step } from './steps.mjs'
import { mayUnpack, unpack, unpackedPrograms } from './unpack.mjs'

/** Packages must not ask anything, and a server among them must not start by itself. */
const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/** @returns {boolean} whether this is a Debian on which we may install packages */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/**
 * @param {string[]} packages
 */
export async function aptInstall(packages) {
  await step(`Installing ${packages[0]}`, async () => {
    const flags = ['install', '-y', '--no-install-recommends', ...packages]
    // The list of packages may be missing or old; an install that works without refreshing it saves time.
    if (spawnSync('apt-get', flags, { env: { ...process.env, ...quiet } }).status === 0) return
    await run('apt-get', ['update'], { env: quiet })
    await run('apt-get', flags, { env: quiet })
  })
}

/**
 * Gets programs that are missing: installs their packages as root, unpacks them as anybody else.
 *
 * @param {[program: string, ...debianPackages: string[]][]} programs
 * @returns {Promise<string[]>} of each that cannot be had, why, as a sentence
 */
export async function installTools(programs) {
  const reasons = []
  for (const [program, ...packages] of programs) {
    try {
      if (!which(program)) await install(program, packages)
    } catch (error) {
      reasons.push(`${program} is missing and cannot be had here: ${explain(error)}`)
    }
  }
  return reasons
}

/**
 * @param {string} program
 * @param {string[]} packages
 */
async function install(program, packages) {
  if (mayInstall()) return aptInstall(packages)
  if (mayUnpack()) return unpack(program, packages)
  throw problem(`install it (Debian: apt-get install ${packages[0]}).`)
}

/**
 * @param {string} program
 * @returns {string | undefined} where it is
 */
export function which(program) {
  // Servers live in folders that are not on everybody's path.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', unpackedPrograms]
  return folders.map(folder => path.join(folder, program)).find(file => existsSync(file))
}
