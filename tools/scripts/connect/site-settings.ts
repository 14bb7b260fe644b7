import { type Env, readEnv } from '@agency/site/server/settings/env.ts'
import { loadEnvFile } from '../start/env-file.ts'

/** `given` before the environment before `.env`. A wrong setting ends the process. */
export function siteSettings(settings: { BOOKING_URL?: string | undefined } = {}): Env {
  loadEnvFile()
  return readEnv({ ...process.env, ...(settings.BOOKING_URL && { BOOKING_URL: settings.BOOKING_URL }) })
}
