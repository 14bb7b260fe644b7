import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, step } from './steps.mjs'

/** Packages must not ask anything, and a server among them must not start by itself. */
const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/** @returns {boolean} whether this is a Debian on which we may install packages */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** @param {string[]} packages */
export async function aptInstall(packages) {
  await step(`Installing ${packages[0]}`, async () => {
    const flags = ['install', '-y', '--no-install-recommends', ...packages]
    // The list of packages may be missing or old; an install without a refresh saves time.
    if (spawnSync('apt-get', flags, { env: { ...process.env, ...quiet } }).status === 0) return
    await run('apt-get', ['update'], { env: quiet })
    await run('apt-get', flags, { env: quiet })
  })
}
