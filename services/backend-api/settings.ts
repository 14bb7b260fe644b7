import { appEnv, databaseUrl, port, readSettings } from '@agency/chassis/settings.ts'
import * as z from 'zod'

const schema = z.object({
  APP_ENV: appEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  BACKEND_PORT: port(3003),
  DATABASE_URL: databaseUrl,
})

/** The settings of this process, read once at start. A wrong one ends the process. */
export const settings = readSettings(schema, process.env)
