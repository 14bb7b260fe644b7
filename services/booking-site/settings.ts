import { appEnv, databaseUrl, httpUrl, port, readSettings } from '@agency/chassis/settings.ts'
import * as z from 'zod'

const schema = z.object({
  APP_ENV: appEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  BOOKING_PORT: port(3002),
  DATABASE_URL: databaseUrl,
  SITE_PORT: port(3000),
  /** The website as visitors know it, for the links back. */
  SITE_URL: httpUrl.optional(),
})

/** The settings of this process, read once at start. A wrong one ends the process. */
export const settings = withSiteUrl(readSettings(schema, process.env))

function withSiteUrl(read: z.output<typeof schema>) {
  return { ...read, SITE_URL: read.SITE_URL ?? `http://localhost:${read.SITE_PORT}` }
}
