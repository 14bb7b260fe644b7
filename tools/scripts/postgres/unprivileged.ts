import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { problem } from '../install/problem.mjs'

/**
 * PostgreSQL refuses to run as root, so it runs as the owner of its data folder, or as `nobody`. If that user may not
 * enter the folders above (a clone in root's home), the process gets one privilege: to pass them.
 */
export type User = { uid: number; gid: number }

/** Capabilities for passing closed folders, the weaker first, by their bit. */
const passFolders = [
  ['dac_read_search', 2],
  ['dac_override', 1],
] as const

/** undefined for the present user. The folder may not exist yet. */
export function serverUser(directory: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(directory, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function ownCapabilities(): bigint {
  if (process.platform !== 'linux') return 0n
  const status = readFileSync('/proc/self/status', 'utf8')
  const mask = (name: string) => BigInt(`0x${new RegExp(`^${name}:\\s*(\\w+)`, 'm').exec(status)?.[1] ?? 0}`)
  return mask('CapEff') & mask('CapBnd')
}

/** @param paths that the user must reach @param options `diesWithUs`: it gets SIGQUIT when we die (Linux only) */
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
