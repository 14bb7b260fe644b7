import path from 'node:path'
import { root } from './steps.mjs'

/** @typedef {'site' | 'content' | 'booking' | 'backend'} Name */

/**
 * One process of the stack.
 *
 * @typedef {object} Process
 * @property {Name} name in messages, logs and on the command line
 * @property {string} title for people
 * @property {string} entry its file
 * @property {string} portVariable
 * @property {number} presetPort
 * @property {string} [urlVariable] says where the site finds it
 * @property {boolean} database whether it needs one
 */

/** @type {Process[]} */
export const processes = [
  {
    name: 'site',
    title: 'Site',
    entry: 'site/server.ts',
    portVariable: 'SITE_PORT',
    presetPort: 3000,
    database: false,
  },
  {
    name: 'content',
    title: 'Content system',
    entry: 'services/content-system/main.ts',
    portVariable: 'CONTENT_PORT',
    presetPort: 3001,
    urlVariable: 'CONTENT_URL',
    database: true,
  },
  {
    name: 'booking',
    title: 'Booking site',
    entry: 'services/booking-site/main.ts',
    portVariable: 'BOOKING_PORT',
    presetPort: 3002,
    urlVariable: 'BOOKING_URL',
    database: true,
  },
  {
    name: 'backend',
    title: 'Backend API',
    entry: 'services/backend-api/main.ts',
    portVariable: 'BACKEND_PORT',
    presetPort: 3003,
    urlVariable: 'BACKEND_URL',
    database: true,
  },
]

/** Compressing happens on several threads; with an arena of memory for each, what one gives back is of no use to the others. */
export const fewArenas = process.env.MALLOC_ARENA_MAX ?? '2'

/** Arguments of Node that every process is started with. */
export const nodeArguments = ['--import', new URL('end-with-parent.mjs', import.meta.url).href]

/** @returns {number} the milliseconds a process may take to end: it drains, and then ends within 4.5 s */
export const stopLimit = () => 4700 + 1000 * (Number(process.env.DRAIN_SECONDS) || 0)

/**
 * @param {Process} one
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ databaseUrl?: string, dev: boolean }} run
 * @returns {NodeJS.ProcessEnv} the environment it is started with
 */
export function environment(one, { appEnv, dataDir, ports, elsewhere }, { databaseUrl, dev }) {
  const developing = dev && one.name === 'site'
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    APP_ENV: appEnv,
    NODE_ENV: developing ? 'development' : 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    // Compiled code is kept from one start to the next, which halves the time of a start.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    MALLOC_ARENA_MAX: fewArenas,
    ...(developing && { SITE_DEV: '1' }),
  }
  for (const { name, portVariable, urlVariable } of processes) {
    env[portVariable] = String(ports[name])
    // The booking site's address is for browsers, who know this machine as localhost.
    const host = name === 'booking' ? 'localhost' : '127.0.0.1'
    if (urlVariable) env[urlVariable] = elsewhere[name] ?? `http://${host}:${ports[name]}`
  }
  // Our own backend keeps the words of a consent as its proof.
  if (!elsewhere.backend) env.NEWSLETTER_SENDS ??= 'email-and-consent'
  return env
}
