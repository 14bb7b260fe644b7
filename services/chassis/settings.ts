import * as z from 'zod'

/** A TCP port, written as digits. */
export const port = (preset: number) => z.coerce.number().int().min(1).max(65535).default(preset)

/** `local` is for people who try or develop the product; `production` refuses the sample secrets. */
export const appEnv = z.enum(['local', 'production']).default('local')

/** Address of a PostgreSQL database: `postgres://user:password@host:port/name`. */
export const databaseUrl = z
  .string({ error: 'is missing: give the address of a PostgreSQL database, postgres://user:password@host:port/name' })
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })

/** A secret of at least 16 characters. */
export const secret = z
  .string({ error: 'is missing: set a secret of at least 16 characters' })
  .min(16, { error: 'must have at least 16 characters' })

/** An absolute http or https address, given back without a trailing slash. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http:// or https:// address' })
  .transform(address => address.replace(/\/+$/, ''))

type Environment = Record<string, string | undefined>

/**
 * Reads a process's settings from its environment by a schema. An empty variable counts as not set.
 * `samples` are well-known secrets: they stand in for missing ones when `APP_ENV` is `local`, and production refuses them.
 * If something is wrong, prints one line a variable on stderr, never its value, and ends the process with code 1.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
  samples: Record<string, string> = {},
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const production = given.APP_ENV === 'production'
  const result = schema.safeParse(production ? given : { ...samples, ...given })
  const complaints = result.success ? [] : result.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)
  if (production) {
    for (const [name, sample] of Object.entries(samples)) {
      if (given[name] === sample) complaints.push(`${name} is the sample value, which production refuses: set your own`)
    }
  }
  if (result.success && complaints.length === 0) return result.data
  for (const complaint of complaints) process.stderr.write(`Wrong setting: ${complaint}\n`)
  process.exit(1)
}
