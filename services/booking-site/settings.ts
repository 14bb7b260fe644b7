import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { sessionCookieNameSetting, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import { isThisMachine, withTwins } from '@agency/service-kit/http/loopback.ts'
import {
  httpOrigin,
  httpUrl,
  isLoopbackAddress,
  port,
  readSettings,
  secret,
  serviceSettings,
} from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import sampleBrand from './sample-brand.json' with { type: 'json' }

const schema = z
  .object({
    ...serviceSettings,
    MAIL_FROM: emailAddress().optional(),
    BOOKING_PORT: port(3002),
    /** The agency's name, as pages and mails give it. */
    BRAND_NAME: z.string().trim().min(1, { error: 'must not be empty' }).max(60).default(sampleBrand.name),
    /** This service as visitors know it, for the links in mails; https makes the cookies `Secure`. */
    BOOKING_URL: httpOrigin.optional(),
    SESSION_KEYS: sessionKeysSetting,
    SESSION_COOKIE_NAME: sessionCookieNameSetting.default('session'),
    /** The parent domain shared with the website; without it the cookie is for this host alone. */
    SESSION_COOKIE_DOMAIN: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { error: 'must be a domain like example.com' })
      .optional(),
    EXTERNAL_ASSERTION_SECRET: secret.min(32, { error: 'must have at least 32 characters' }),
    AGENT_VALIDATION_KEY: secret,
    /** Opens what our other services ask about members; without it those calls are refused. */
    MEMBERS_API_SECRET: secret.optional(),
    /** The desk that looks at agencies who want to become agents. */
    AGENT_MAILBOX: emailAddress().optional(),
    /** Keeps the list of offers; without it, consent to them waits here. */
    BACKEND_URL: httpUrl.optional(),
    /** How many proxies of ours stand before this service and add to X-Forwarded-For. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  })
  .superRefine((given, context) => {
    const complain = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (given.APP_ENV !== 'production') return
    const { protocol, hostname } = new URL(given.BOOKING_URL ?? 'http://localhost')
    if (protocol !== 'https:' && !isThisMachine(hostname)) complain('BOOKING_URL', 'must be https in production')
  })

export type BookingSettings = ReturnType<typeof bookingSettings>

/** The booking site's settings. Ends the process with code 1 if something is wrong. */
export function bookingSettings(env: Record<string, string | undefined>) {
  const { SESSION_KEYS, EXTERNAL_ASSERTION_SECRET, AGENT_VALIDATION_KEY, MEMBERS_API_SECRET } = sampleSecrets
  const samples = { SESSION_KEYS, EXTERNAL_ASSERTION_SECRET, AGENT_VALIDATION_KEY, MEMBERS_API_SECRET }
  const read = readSettings(schema, env, samples)
  const siteUrl = read.SITE_URL ?? `http://localhost:${read.SITE_PORT}`
  const bookingUrl = read.BOOKING_URL ?? `http://localhost:${read.BOOKING_PORT}`
  return {
    ...read,
    SITE_URL: siteUrl,
    BOOKING_URL: bookingUrl,
    /** Where visitors may be sent back to, and whose forms are accepted. */
    siteOrigins: withTwins([new URL(siteUrl).origin]),
    /** How visitors may spell the origin of this service. */
    ownOrigins: withTwins([new URL(bookingUrl).origin]),
    /** Whether the product is tried out on one machine: sample accounts, an open mailbox, faults explained. */
    trying: read.APP_ENV === 'local' && isLoopbackAddress(read.LISTEN_HOST),
    secure: bookingUrl.startsWith('https:'),
    AGENT_MAILBOX: read.AGENT_MAILBOX ?? `agents@${new URL(siteUrl).hostname}`,
    MAIL_FROM: read.MAIL_FROM ?? `no-reply@${new URL(bookingUrl).hostname}`,
  }
}
