import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { problem } from '../install/problem.mjs'

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of its data folder, or as `nobody`. Where
 * that user may not even enter the folders above (a clone in root's own home), the process is given exactly one
 * privilege of root's: to pass them. So data and programs stay where they are.
 */
export type User = { uid: number; gid: number }

/** The two Linux capabilities that let a process pass folders closed to it, the weaker first, by their bit. */
const passFolders = [
  ['dac_read_search', 2],
  ['dac_override', 1],
] as const

/**
 * The user PostgreSQL has to run as for this data folder, or undefined when it can run as who we are.
 *
 * @param directory may not exist yet
 */
export function serverUser(directory: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(directory, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** @returns the capabilities this process could hand on, as a bit mask; none where there is no such thing */
function ownCapabilities(): bigint {
  if (process.platform !== 'linux') return 0n
  const status = readFileSync('/proc/self/status', 'utf8')
  const mask = (name: string) => BigInt(`0x${new RegExp(`^${name}:\\s*(\\w+)`, 'm').exec(status)?.[1] ?? 0}`)
  return mask('CapEff') & mask('CapBnd')
}

/**
 * The command line that runs a program as `user`.
 *
 * @param user undefined: as who we are
 * @param command the program and its arguments
 * @param paths what it must be able to reach besides itself
 * @param options `diesWithUs`: it gets SIGQUIT when we die (Linux only)
 * @returns for `spawn`
 * @throws a problem when that user cannot reach the paths and we may not help it
 */
export function runAs(
  user: User | undefined,
  command: string[],
  paths: string[],
  { diesWithUs = false }: { diesWithUs?: boolean } = {},
): { file: string; args: string[]; options: Partial<User> } {
  const [file = '', ...args] = command
  const tied = diesWithUs && process.platform === 'linux' ? ['--pdeathsig', 'QUIT'] : []
  const plain = tied.length > 0 ? { file: 'setpriv', args: [...tied, ...command] } : { file, args }
  if (!user) return { ...plain, options: {} }
  const unreachable = [file, ...paths].find(one => spawnSync('test', ['-r', one], { ...user }).status !== 0)
  if (!unreachable) return { ...plain, options: user }

  const capabilities = ownCapabilities()
  const name = passFolders.find(([, bit]) => capabilities & (1n << BigInt(bit)))?.[0]
  if (!name)
    throw problem(
      `PostgreSQL does not run as root, and user ${user.uid} may not reach ${unreachable}: run as an ordinary user, or set DATABASE_URL.`,
    )
  const only = `-all,+${name}`
  const privileges = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', `--inh-caps=${only}`]
  // Without no_setuid_fixup the kernel takes the capability away while the user changes, and ignores it in access().
  privileges.push(`--ambient-caps=${only}`, '--securebits=+no_setuid_fixup', `--bounding-set=${only}`)
  return { file: 'setpriv', args: [...privileges, ...tied, ...command], options: {} }
}
