import path from 'node:path'
import { root } from '../install/steps.mjs'
import { type Process, processes } from './processes.ts'
import type { Settings } from './settings.ts'

/** Decision 095. Threads of compression with separate arenas cannot reuse memory of one another. */
export const memorySettings = { MALLOC_ARENA_MAX: '1', NODE_OPTIONS: '--max-semi-space-size=8' }

export function environment(
  one: Process,
  { appEnv, dataDir, ports, deskPort, addresses, elsewhere }: Settings,
  { databaseUrl, dev }: { databaseUrl?: string; dev: boolean },
): NodeJS.ProcessEnv {
  const developing = dev && one.name === 'site'
  const env: NodeJS.ProcessEnv = {
    ...memorySettings,
    ...process.env,
    APP_ENV: appEnv,
    NODE_ENV: developing ? 'development' : 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    // A cache of compiled code halves the time of a start.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    ...(developing && { SITE_DEV: '1' }),
  }
  // All four run on this machine, so each needs a port of its own for metrics, from that of METRICS on.
  env.METRICS = env.METRICS?.replace(/\d+$/, port => String(Number(port) + processes.indexOf(one)))
  for (const { name, portVariable, urlVariable } of processes) {
    env[portVariable] = String(ports[name])
    // The booking site's address is for browsers, who know this machine as localhost.
    const host = name === 'booking' ? 'localhost' : '127.0.0.1'
    if (urlVariable) env[urlVariable] = addresses[name] ?? `http://${host}:${ports[name]}`
  }
  // Servers may know another address of it than browsers do, and containers mostly have one.
  env.BOOKING_INTERNAL_URL ||= elsewhere.booking ?? `http://127.0.0.1:${ports.booking}`
  env.DESK_PORT = String(deskPort)
  if (appEnv === 'local') env.DESK_URL ||= `http://localhost:${deskPort}`
  // In which our sample content has pages.
  if (one.name === 'booking' && !elsewhere.content) env.LANGUAGES ||= 'ms,zh'
  // Our booking site rents cars one way.
  if (!elsewhere.booking) env.BOOKING_RECEIVER = [env.BOOKING_RECEIVER, 'car-return'].filter(Boolean).join(',')
  // Our backend keeps the words of a consent as its proof, and mails links to own data.
  if (!elsewhere.backend)
    env.BACKEND_RECEIVER = [env.BACKEND_RECEIVER, 'consent,language,own-data'].filter(Boolean).join(',')
  return env
}
