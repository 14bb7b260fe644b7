import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const root = join(import.meta.dirname, '../..')

export type Environment = Record<string, string>

/** How each process reads its settings, by the file it starts with. */
const readers: Record<string, string> = {
  'site/server.ts': "(await import('./site/server/settings/env.ts')).readEnv(process.env)",
  'systems/content/main.ts': "(await import('./systems/content/settings.ts')).contentSettings(process.env)",
  'systems/booking/main.ts': "(await import('./systems/booking/settings.ts')).bookingSettings(process.env)",
  'systems/backend/main.ts': "await import('./systems/backend/settings.ts')",
}

/** What a process says about its settings when it starts with this environment and nothing else; empty if it takes them. */
export function complaintsAbout(entry: string, environment: Environment): string {
  const args = ['--input-type=module', '--eval', readers[entry] ?? 'throw new Error("no such process")']
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, env: environment, encoding: 'utf8' })
  return stderr
}

/** Every variable that .env.example explains. */
export const explained = new Set(
  Array.from(
    readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm),
    ([, name]) => name,
  ),
)

/** A value that production accepts for a secret or an address that the owner of an installation has to set. */
export function sampleValue(name: string): string {
  if (name === 'SESSION_KEYS') return `first:${Buffer.alloc(32, 7).toString('base64url')}`
  if (name === 'SESSION_COOKIE_DOMAIN') return 'example.com'
  if (name.endsWith('_EMAIL') || name === 'MAIL_FROM') return 'editor@example.com'
  if (name.endsWith('_ROLES')) return 'administrator'
  if (name === 'EDGE') return 'varnish://a-secret-of-the-edge@varnish:6081'
  if (name === 'MEDIA_BUCKET_URL') return 'https://key:secret@s3.example.com/agency-pictures'
  if (name === 'FACEBOOK_APP' || name === 'RECAPTCHA') return 'key:secret'
  if (name === 'MEASURING') return 'plausible:www.example.com:https://stats.example.com/js/script.js'
  if (name === 'REDIS_URL') return 'rediss://user:password@redis.example.com:6379'
  if (name === 'SMTP_URL') return 'smtp://mail.example.com:587'
  return /_URL$/.test(name) ? 'https://www.example.com' : `a-secret-for-${name}-of-thirty-two-characters`
}

/** The settings of an agency that puts the site in front of its own systems, as the overlay for Kubernetes has them, with the secrets that they use. */
export function agencySettings(): Environment {
  const text = readFileSync(join(root, 'deploy/kubernetes-site/agency.env'), 'utf8')
  const given = Object.fromEntries(['CONTENT_SECRET', 'SITE_SECRET'].map(name => [name, sampleValue(name)]))
  return { ...(parseEnv(text) as Environment), ...given }
}
