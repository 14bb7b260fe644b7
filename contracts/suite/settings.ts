import { parseArgs } from 'node:util'
import * as z from 'zod'

/** Which installation to ask, and how far to go. */
export type SuiteSettings = {
  addresses: { content: string; booking: string; backend: string; 'web-api': string; captcha?: string }
  /** Whether calls that change something at the other end are made too. */
  write: boolean
  /** The member whose credits and profile are asked for. */
  memberId: number
  /** Key of the Web API. It is sent and never printed. */
  privateKey?: string
}

const address = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const port = (preset: string) => z.string().regex(/^\d+$/, { error: 'must be a port number' }).default(preset)

const environment = z.object({
  CONTENT_PORT: port('3001'),
  BOOKING_PORT: port('3002'),
  BACKEND_PORT: port('3003'),
  WEB_API_PRIVATE_KEY: z.string().optional(),
})

const optionsSchema = z.object({
  content: address.optional(),
  booking: address.optional(),
  backend: address.optional(),
  'web-api': address.optional(),
  captcha: address.optional(),
  member: z.coerce.number({ error: 'must be a number' }).int().positive().default(1),
  write: z.boolean().default(false),
})

export const usage = `Compares an installation with the contract.

  npm run contract -- [--content URL] [--booking URL] [--backend URL] [--web-api URL] [--captcha URL]
                      [--member ID] [--write]

Without addresses it checks the services shipped with the site, on their ports. It is read-only unless --write is given.
Set the variable WEB_API_PRIVATE_KEY to the key of the Web API.
`

/** Reads the command line and the environment. Throws an Error whose message is one line for people. */
export function readSuiteSettings(args: string[], env: Record<string, string | undefined>): SuiteSettings {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      content: text,
      booking: text,
      backend: text,
      'web-api': text,
      captcha: text,
      member: text,
      write: { type: 'boolean' },
    },
  })
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const variables = checked(environment.safeParse(given), '')
  const options = checked(optionsSchema.safeParse(values), '--')
  const shipped = (number: string) => `http://127.0.0.1:${number}`
  const backend = options.backend ?? shipped(variables.BACKEND_PORT)
  return {
    addresses: {
      content: options.content ?? shipped(variables.CONTENT_PORT),
      booking: options.booking ?? shipped(variables.BOOKING_PORT),
      backend,
      'web-api': options['web-api'] ?? backend,
      ...(options.captcha && { captcha: options.captcha }),
    },
    write: options.write,
    memberId: options.member,
    ...(variables.WEB_API_PRIVATE_KEY && { privateKey: variables.WEB_API_PRIVATE_KEY }),
  }
}

function checked<T>(result: z.ZodSafeParseResult<T>, prefix: string): T {
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${prefix}${issue?.path.join('.')} ${issue?.message}`)
}
