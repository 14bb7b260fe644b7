import { type Env, readEnv } from '../../site/server/settings/env.ts'
import { loadEnvFile } from '../start/env-file.ts'

/** The settings of a site on this machine: what is given, then the environment, then `.env`. A wrong one ends the process. */
export function siteSettings(given: { BOOKING_URL?: string | undefined } = {}): Env {
  loadEnvFile()
  return readEnv({ ...process.env, ...(given.BOOKING_URL && { BOOKING_URL: given.BOOKING_URL }) })
}
