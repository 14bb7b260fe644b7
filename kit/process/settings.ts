import { isIP } from 'node:net'
import * as z from 'zod'
import { removedSettings } from './removed-settings.ts'

export const port = (preset: number) => z.coerce.number().int().min(1).max(65535).default(preset)

/** `production` refuses the sample secrets. Images set `NODE_ENV=production`, which implies it. */
export const appEnv = z.enum(['local', 'production']).default('local')

export const databaseUrl = z
  .string({ error: 'is missing: give the address of a PostgreSQL database, postgres://user:password@host:port/name' })
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
  // libpq takes a list of hosts, node-postgres does not.
  .refine(address => !/^\w+:\/\/(?:[^/?]*@)?[^/?@]*,[^/?@]*(?:[/?]|$)/.test(address), {
    error: 'must name one host: an address that follows the primary (docs/backup.md)',
  })

export const secret = z
  .string({ error: 'is missing: set a secret of at least 16 characters' })
  .min(16, { error: 'must have at least 16 characters' })

/** Normalised, without a trailing slash. A host of other signs would change the security policy that names it. */
export const httpUrl = z
  .url({ protocol: /^https?$/, hostname: /^[\w.:[\]-]+$/, error: 'must be an absolute http:// or https:// address' })
  .transform(address => new URL(address).href.replace(/\/+$/, ''))

export const httpOrigin = httpUrl.transform((address, context) => {
  const { origin } = new URL(address)
  if (address === origin) return origin
  context.addIssue({ code: 'custom', message: `must be an address without a path: ${origin}` })
  return z.NEVER
})

/** Comma-separated. */
export const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .default('')
    .transform(text => text.split(',').flatMap(part => part.trim() || []))
    .pipe(z.array(item))

const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional()

export const serving = {
  LISTEN_HOST: z.union([z.ipv4(), z.ipv6()], { error: 'must be an IP address' }).default('127.0.0.1'),
  METRICS: z.string().transform(readMetricsAddress).optional(),
}

export type Serving = {
  APP_ENV: z.output<typeof appEnv>
  LISTEN_HOST: string
  METRICS?: { host: string; port: number } | undefined
}

function readMetricsAddress(text: string, context: z.RefinementCtx) {
  const [, six, host = six ?? '', port] = /^(?:\[(.+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? []
  if (isIP(host) && Number(port) > 0 && Number(port) <= 65535) return { host, port: Number(port) }
  context.addIssue({ code: 'custom', message: 'must be an IP address and a port: 127.0.0.1:9100' })
  return z.NEVER
}

export const tracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

export type TracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}

export const serviceSettings = {
  APP_ENV: appEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...serving,
  ...tracing,
  DATABASE_URL: databaseUrl,
  SITE_PORT: port(3000),
  SITE_URL: httpOrigin.optional(),
  /** Without a mail server mails wait, and `APP_ENV=local` shows them at /dev/mailbox. */
  SMTP_URL: smtpUrl,
}

type Environment = Record<string, string | undefined>

/**
 * Empty variables count as unset. `samples` replace missing secrets on a trial machine; every process that other
 * machines can reach refuses them. Prints one line for each fault, never a value, and exits with code 1.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
  samples: Record<string, string> = {},
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const production = (filled.APP_ENV ?? (filled.NODE_ENV === 'production' ? 'production' : 'local')) === 'production'
  if (production) filled.APP_ENV = 'production'
  const isLocal = filled.LISTEN_HOST === undefined || isLoopbackAddress(filled.LISTEN_HOST)
  const result = schema.safeParse(production || !isLocal ? filled : { ...samples, ...filled })
  const complaints = removedSettings(filled)
  if (!result.success) complaints.push(...result.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`))
  if (production || !isLocal) {
    const who = production ? 'production' : 'a process that other machines reach'
    for (const [name, sample] of Object.entries(samples)) {
      if (holdsSample(filled[name] ?? '', sample)) {
        complaints.push(`${name} holds the sample value, which ${who} refuses: set your own`)
      }
    }
  }
  return result.success && complaints.length === 0 ? result.data : wrongSettings(complaints)
}

export function wrongSettings(complaints: readonly string[]): never {
  for (const complaint of complaints) process.stderr.write(`Wrong setting: ${complaint}\n`)
  process.exit(1)
}

export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address)

/** Also as one key of several, and with a last character that base64 reads as the same bytes. */
function holdsSample(value: string, sample: string): boolean {
  const bytesOf = (part: string) => Buffer.from(part.slice(part.lastIndexOf(':') + 1), 'base64url').toString('hex')
  return value.split(',').some(part => bytesOf(part) === bytesOf(sample))
}
