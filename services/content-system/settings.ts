import { join } from 'node:path'
import {
  appEnv,
  databaseUrl,
  httpUrl,
  metricsPort,
  port,
  readSettings,
  secret,
  serving,
  tracing,
} from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'

const schema = z.object({
  APP_ENV: appEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  CONTENT_PORT: port(3001),
  ...serving,
  ...tracing,
  CONTENT_METRICS_PORT: metricsPort,
  SITE_PORT: port(3000),
  DATABASE_URL: databaseUrl,
  /** Signs the bearer tokens. */
  CONTENT_TOKEN_SECRET: secret,
  /** Lets editors change content through `/manage`. */
  CONTENT_EDITOR_KEY: secret,
  /** Where changes are announced; the site on this machine unless set. */
  CONTENT_HOOK_URL: httpUrl.optional(),
  /** Signs the announcements; the site has the same. */
  CONTENT_HOOK_SECRET: secret,
  /** Signs links to previews; the site has the same. */
  CONTENT_PREVIEW_SECRET: secret,
  /** The public address of the site, for links to previews; this machine unless set. */
  SITE_URL: httpUrl.optional(),
  /** Makes the addresses of pictures absolute; without it they are relative to this service. */
  CONTENT_PUBLIC_URL: httpUrl.optional(),
  CONTENT_FOLDER: z.string().default(join(import.meta.dirname, 'content')),
  /** Sample photographs instead of the drawings show what pages make of photographs; for trying out only. */
  CONTENT_PICTURES: z.enum(['drawings', 'photographs']).default('drawings'),
  /** Rasters of the drawings are cached here. */
  CONTENT_MEDIA_FOLDER: z.string().default(join(import.meta.dirname, 'media')),
})

/** Known to everybody, good enough to try the product on one machine. Production refuses them. */
const samples = {
  CONTENT_TOKEN_SECRET: 'sample-content-token-secret',
  CONTENT_EDITOR_KEY: 'sample-content-editor-key',
  CONTENT_HOOK_SECRET: 'sample-content-hook-secret',
  CONTENT_PREVIEW_SECRET: 'sample-content-preview-secret',
}

export type ContentSettings = ReturnType<typeof contentSettings>

/** The content system's settings. Ends the process with code 1 if something is wrong. */
export function contentSettings(env: Record<string, string | undefined>) {
  const settings = readSettings(schema, env, samples)
  const hookUrl = settings.CONTENT_HOOK_URL ?? `http://127.0.0.1:${settings.SITE_PORT}/hooks/content`
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.SITE_PORT}`
  return { ...settings, CONTENT_HOOK_URL: hookUrl, SITE_URL: siteUrl }
}
