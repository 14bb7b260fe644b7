import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { Finding } from './probes/probe.ts'

/** Which installation to ask, and how far to go. */
export type SuiteSettings = {
  addresses: Partial<Record<'content' | 'booking' | 'backend' | 'web-api' | 'captcha' | 'site', string>>
  /** Whether calls that change something at the other end are made too. */
  write: boolean
  /** The member whose credits and profile are asked for. */
  memberId: number
  /** Key of the Web API. It is sent and never printed. */
  privateKey?: string
  /** Keys of nodes that the site reads, by the names of their settings. */
  keys?: Record<string, string>
  /** Where the site posts hotel searches; the other addresses are not asked. */
  hotelPath?: string
  /** What the site says of the trip of a flight with a hotel (`BOOKING_RECEIVER`). */
  packageTrip?: string
  /** A session cookie to explain. It is never printed. */
  cookie?: string
  /** What the site's settings `SIGN_IN` and `SESSION` say. */
  signIn?: string
  session?: string
  /** Says what the site would make of a route list. */
  examineTree?: (tree: unknown) => Finding[]
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
  site: address.optional(),
  member: z.coerce.number({ error: 'must be a number' }).int().positive().default(1),
  write: z.boolean().default(false),
  cookie: z.string().min(1, { error: 'must be the value of a cookie' }).optional(),
})

export const usage = `Compares an installation with the contract.

  npm run contract -- [--content URL] [--booking URL] [--backend URL] [--web-api URL] [--captcha URL]
                      [--site URL] [--member ID] [--write] [--cookie VALUE]

Only the systems named are asked; without any, the services shipped with the site, on their ports. Settings that the site would
have (CONTENT_MAPPING, BOOKING_RECEIVER, SIGN_IN, SESSION) are read from .env and the environment. It is read-only unless --write is given.
--site: whether what the booking site posts back arrives at this site, at the address that visitors use.
--cookie: whether the site would believe this session cookie (its value, or a whole Cookie header), and who it says is there.
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
      site: text,
      member: text,
      write: { type: 'boolean' },
      cookie: text,
    },
  })
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const variables = checked(environment.safeParse(given), '')
  const options = checked(optionsSchema.safeParse(values), '--')
  const { content, booking, captcha, site } = options
  // With a pasted cookie only that cookie is examined.
  const isNamed = [content, booking, options.backend, options['web-api'], captcha, site, options.cookie].some(
    given => given !== undefined,
  )
  const shipped = (number: string) => (isNamed ? undefined : `http://127.0.0.1:${number}`)
  const backend = options.backend ?? shipped(variables.BACKEND_PORT)
  return {
    addresses: Object.fromEntries(
      Object.entries({
        content: content ?? shipped(variables.CONTENT_PORT),
        booking: booking ?? shipped(variables.BOOKING_PORT),
        backend,
        'web-api': options['web-api'] ?? backend,
        captcha,
        site,
      }).filter(([, address]) => address !== undefined),
    ),
    write: options.write,
    memberId: options.member,
    ...(options.cookie !== undefined && { cookie: options.cookie }),
    ...(variables.WEB_API_PRIVATE_KEY && { privateKey: variables.WEB_API_PRIVATE_KEY }),
  }
}

function checked<T>(result: z.ZodSafeParseResult<T>, prefix: string): T {
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${prefix}${issue?.path.join('.')} ${issue?.message}`)
}
