import { isIP } from 'node:net'
import * as z from 'zod'
import { removedSettings } from './removed-settings.ts'

/** A TCP port, written as digits. */
export const port = (preset: number) => z.coerce.number().int().min(1).max(65535).default(preset)

/**
 * `local` is for people who try or develop the product; `production` refuses the sample secrets. Without it,
 * `NODE_ENV=production`, as images set it, means production.
 */
export const appEnv = z.enum(['local', 'production']).default('local')

/** Address of a PostgreSQL database: `postgres://user:password@host:port/name`. */
export const databaseUrl = z
  .string({ error: 'is missing: give the address of a PostgreSQL database, postgres://user:password@host:port/name' })
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
  // libpq takes a list of hosts, node-postgres does not.
  .refine(address => !/^\w+:\/\/(?:[^/?]*@)?[^/?@]*,[^/?@]*(?:[/?]|$)/.test(address), {
    error: 'must name one host: an address that follows the primary (docs/backup.md)',
  })

/** A secret of at least 16 characters. */
export const secret = z
  .string({ error: 'is missing: set a secret of at least 16 characters' })
  .min(16, { error: 'must have at least 16 characters' })

/** An absolute http or https address, given back as browsers write it and without a trailing slash. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http:// or https:// address' })
  .transform(address => new URL(address).href.replace(/\/+$/, ''))

/** The public address of a website, `https://www.agency.example`: what browsers call its origin. A path is refused. */
export const httpOrigin = httpUrl.transform((address, context) => {
  const { origin } = new URL(address)
  if (address === origin) return origin
  context.addIssue({ code: 'custom', message: `must be an address without a path: ${origin}` })
  return z.NEVER
})

const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional()

/** How every process serves. */
export const serving = {
  /** The address to listen on: this machine alone, or 0.0.0.0 in a container. */
  LISTEN_HOST: z.union([z.ipv4(), z.ipv6()], { error: 'must be an IP address' }).default('127.0.0.1'),
  /** Where metrics are served: on this machine only, or at an address that only the collector reaches. Nowhere unless set. */
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

/** Where traces go; nowhere unless set. The names are those of OpenTelemetry. */
export const tracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** The share of requests that is traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

export type TracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}

/** What every service has; each adds its own. */
export const serviceSettings = {
  APP_ENV: appEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...serving,
  ...tracing,
  DATABASE_URL: databaseUrl,
  SITE_PORT: port(3000),
  /** The public address of the site, for links to it; this machine unless set. */
  SITE_URL: httpOrigin.optional(),
  /** The mail server; without it mails wait, and `APP_ENV=local` shows them at /dev/mailbox. */
  SMTP_URL: smtpUrl,
}

type Environment = Record<string, string | undefined>

/**
 * Reads a process's settings from its environment by a schema. An empty variable counts as not set.
 * `samples` are well-known secrets: they stand in for missing ones on a machine where the product is tried out. Production
 * refuses them, and so does every process that other machines can reach. A setting that is no longer read is a mistake too.
 * If something is wrong, prints one line a variable on stderr, never its value, and ends the process with code 1.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
  samples: Record<string, string> = {},
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const production = (given.APP_ENV ?? (given.NODE_ENV === 'production' ? 'production' : 'local')) === 'production'
  if (production) given.APP_ENV = 'production'
  const alone = given.LISTEN_HOST === undefined || isLoopbackAddress(given.LISTEN_HOST)
  const result = schema.safeParse(production || !alone ? given : { ...samples, ...given })
  const complaints = removedSettings(given)
  if (!result.success) complaints.push(...result.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`))
  if (production || !alone) {
    const who = production ? 'production' : 'a process that other machines reach'
    for (const [name, sample] of Object.entries(samples)) {
      if (holdsSample(given[name] ?? '', sample)) {
        complaints.push(`${name} holds the sample value, which ${who} refuses: set your own`)
      }
    }
  }
  return result.success && complaints.length === 0 ? result.data : wrongSettings(complaints)
}

/** Prints one line for each complaint, which begins with the setting's name, and ends the process with code 1. */
export function wrongSettings(complaints: readonly string[]): never {
  for (const complaint of complaints) process.stderr.write(`Wrong setting: ${complaint}\n`)
  process.exit(1)
}

/** Whether nothing but this machine reaches what listens on an IP address. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address)

/**
 * Whether a secret is the sample, also as one key of several, under any name, and with a last character that base64
 * reads as the same bytes.
 */
function holdsSample(given: string, sample: string): boolean {
  const bytesOf = (part: string) => Buffer.from(part.slice(part.lastIndexOf(':') + 1), 'base64url').toString('hex')
  return given.split(',').some(part => bytesOf(part) === bytesOf(sample))
}
