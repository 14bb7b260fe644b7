import { spawnSync } from 'node:child_process'
import { aptInstall, mayInstall } from './apt.mjs'
import { problem } from './problem.mjs'

/** Debian packages of libraries that our programs need. */
const debianPackages = {
  'libatomic.so.1': 'libatomic1',
  'libstdc++.so.6': 'libstdc++6',
  'libgcc_s.so.1': 'libgcc-s1',
}

/**
 * Checks that a binary can run here. On a Debian with root, installs a missing library.
 * @param {string} title of the program
 * @param {string} file
 * @param {string} otherwise advice to a person, as a clause
 * @throws a problem that names the library
 */
export async function ensureRuns(title, file, otherwise) {
  for (const tried = new Set(); ; ) {
    const { status, stderr, error } = spawnSync(file, ['--version'], { encoding: 'utf8' })
    if (status === 0) return
    const library = /([\w+.-]+\.so[\w.]*): cannot open shared object/.exec(stderr ?? '')?.[1]
    const cause = (stderr || String(error)).trim().split('\n')[0]
    if (!library) throw problem(`${title} cannot run here (${cause}): ${otherwise}.`)
    const debian = debianPackages[/** @type {keyof typeof debianPackages} */ (library)]
    if (!debian || !mayInstall() || tried.has(library)) {
      const advice = debian ? `install it (Debian: apt-get install ${debian})` : 'install the package that has it'
      throw problem(`${title} needs the system library ${library}: ${advice}, or ${otherwise}.`)
    }
    tried.add(library)
    await aptInstall([debian])
  }
}
