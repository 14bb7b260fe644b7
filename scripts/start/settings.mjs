import { existsSync } from 'node:fs'
import path from 'node:path'
import { problem } from './problem.mjs'
import { processes } from './processes.mjs'
import { root } from './steps.mjs'

/**
 * What the start itself needs to know; the processes read the rest of the environment on their own.
 *
 * @typedef {object} Settings
 * @property {'local' | 'production'} appEnv
 * @property {string} dataDir absolute
 * @property {string} [databaseUrl] a PostgreSQL of the person's own; absent: the embedded one
 * @property {number} databasePort where the embedded one listens if nobody else does
 * @property {Record<import('./processes.mjs').Name, number>} ports
 * @property {Partial<Record<import('./processes.mjs').Name, string>>} elsewhere other addresses the site shall call
 *   the services at
 */

/**
 * Reads the environment, with `.env` of the repository where the environment says nothing.
 *
 * @returns {Settings}
 * @throws a problem that names the variable which is wrong
 */
export function readSettings() {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { env } = process
  const appEnv = env.APP_ENV || 'local'
  if (appEnv !== 'local' && appEnv !== 'production')
    throw problem('Wrong setting: APP_ENV must be local or production.')
  const databaseUrl = env.DATABASE_URL || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw problem('Wrong setting: DATABASE_URL must look like postgres://user:password@host:5432/name.')
  }

  const ports = /** @type {Settings['ports']} */ ({})
  const elsewhere = /** @type {Settings['elsewhere']} */ ({})
  const owner = new Map()
  for (const { name, portVariable, presetPort, urlVariable } of processes) {
    const port = readPort(portVariable, presetPort)
    if (owner.has(port)) throw problem(`Wrong setting: ${owner.get(port)} and ${portVariable} are both ${port}.`)
    owner.set(port, portVariable)
    ports[name] = port
    const address = urlVariable && env[urlVariable]
    if (address && !isOurs(urlVariable, address, port)) elsewhere[name] = address
  }
  const dataDir = path.resolve(root, env.DATA_DIR || '.data')
  return { appEnv, dataDir, databaseUrl, databasePort: readPort('DATABASE_PORT', 54320), ports, elsewhere }
}

/**
 * @param {string} variable
 * @param {number} preset
 */
function readPort(variable, preset) {
  const text = process.env[variable] || String(preset)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw problem(`Wrong setting: ${variable} must be a port number from 1 to 65535.`)
}

/**
 * @param {string} variable
 * @param {string} address
 * @param {number} port
 */
function isOurs(variable, address, port) {
  if (!URL.canParse(address))
    throw problem(`Wrong setting: ${variable} must be an absolute http:// or https:// address.`)
  const url = new URL(address)
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) && Number(url.port) === port
}
