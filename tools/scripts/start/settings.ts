import path from 'node:path'
import { removedSettings } from '@agency/service-kit/process/removed-settings.ts'
import { problem } from '../install/problem.mjs'
import { root } from '../install/steps.mjs'
import { loadEnvFile } from './env-file.ts'
import { type Name, type Process, processes } from './processes.ts'

export type Options = {
  only?: Name
  dev: boolean
}

export type Settings = {
  appEnv: 'local' | 'production'
  dataDir: string
  databaseUrl?: string
  ports: Record<Name, number>
  /** Of the desk, which our backend serves at a port of its own. */
  deskPort: number
  /** Addresses of services other than on our ports. */
  addresses: Partial<Record<Name, string>>
  /** Services that the site uses elsewhere: ours do not start. */
  elsewhere: Partial<Record<Name, string>>
  unknownNames: string[]
}

export const toStart = ({ elsewhere }: Pick<Settings, 'elsewhere'>): Process[] =>
  processes.filter(({ name }) => !elsewhere[name])

/** The environment wins over `.env`. @throws a problem that names the wrong variable */
export function readSettings(): Settings {
  const unknownNames = loadEnvFile()
  const { env } = process
  const removed = removedSettings(env)
  if (removed.length > 0) throw problem(removed.map(complaint => `Wrong setting: ${complaint}`).join('\n'))
  const appEnv = env.APP_ENV || 'local'
  if (appEnv !== 'local' && appEnv !== 'production')
    throw problem('Wrong setting: APP_ENV must be local or production.')
  const databaseUrl = env.DATABASE_URL || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw problem('Wrong setting: DATABASE_URL must look like postgres://user:password@host:5432/name.')
  }

  const ports = {} as Settings['ports']
  const addresses: Settings['addresses'] = {}
  const owner = new Map()
  for (const { name, portVariable, presetPort, urlVariable } of processes) {
    const port = readPort(portVariable, presetPort)
    if (owner.has(port)) throw problem(`Wrong setting: ${owner.get(port)} and ${portVariable} are both ${port}.`)
    owner.set(port, portVariable)
    ports[name] = port
    const address = urlVariable && env[urlVariable]
    if (address && !isOurs(urlVariable, address, port)) addresses[name] = address
  }
  const deskPort = readPort('DESK_PORT', ports.backend + 1)
  const elsewhere = { ...addresses }
  // Browsers may know ours by a public address, which leads back here.
  const internal = env.BOOKING_INTERNAL_URL
  if (internal && isOurs('BOOKING_INTERNAL_URL', internal, ports.booking)) delete elsewhere.booking
  const dataDir = path.resolve(root, env.DATA_DIR || '.data')
  return { appEnv, dataDir, databaseUrl, ports, deskPort, addresses, elsewhere, unknownNames }
}

export function readPort(variable: string, preset: number) {
  const text = process.env[variable] || String(preset)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw problem(`Wrong setting: ${variable} must be a port number from 1 to 65535.`)
}

function isOurs(variable: string, address: string, port: number) {
  if (!URL.canParse(address))
    throw problem(`Wrong setting: ${variable} must be an absolute http:// or https:// address.`)
  const url = new URL(address)
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) && Number(url.port) === port
}

export function readOptions(args: string[]): Options {
  const rest = args.filter(one => one !== '--dev')
  const dev = rest.length < args.length
  if (rest.length === 0) return { dev }
  const [flag, name, ...more] = rest
  const only = processes.find(one => one.name === name)?.name
  if (flag === '--only' && only && more.length === 0) return { only, dev }
  const names = processes.map(one => one.name).join(', ')
  throw problem(`Unknown option ${args.join(' ')}: use --only with ${names}, or --dev, or nothing.`)
}
