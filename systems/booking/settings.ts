import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { sessionCookieNameSetting, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import { isThisMachine, withTwins } from '@agency/service-kit/http/loopback.ts'
import {
  httpOrigin,
  httpUrl,
  isLoopbackAddress,
  list,
  port,
  readSettings,
  secret,
  serviceSettings,
} from '@agency/service-kit/process/settings.ts'
import { languageCodes, mainLanguage } from '@agency/words/language-codes.ts'
import * as z from 'zod'
import sampleBrand from './sample-brand.json' with { type: 'json' }

const schema = z
  .object({
    ...serviceSettings,
    MAIL_FROM: emailAddress().optional(),
    BOOKING_PORT: port(3002),
    BRAND_NAME: z.string().trim().min(1, { error: 'must not be empty' }).max(60).default(sampleBrand.name),
    /** For mails' links; https makes the cookies `Secure`. */
    BOOKING_URL: httpOrigin.optional(),
    /** Of the website besides English: pages here have a switch. */
    LANGUAGES: list(z.enum(languageCodes)),
    SESSION_KEYS: sessionKeysSetting,
    SESSION_COOKIE_NAME: sessionCookieNameSetting.default('session'),
    /** The parent domain shared with the website; without it the cookie is for this host alone. */
    SESSION_COOKIE_DOMAIN: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { error: 'must be a domain like example.com' })
      .optional(),
    EXTERNAL_ASSERTION_SECRET: secret.min(32, { error: 'must have at least 32 characters' }),
    AGENT_VALIDATION_KEY: secret,
    /** Without a secret the service refuses internal calls. */
    MEMBERS_API_SECRET: secret.optional(),
    /** Receives applications of agencies. */
    AGENT_MAILBOX: emailAddress().optional(),
    /** Without a backend consents wait here. */
    BACKEND_URL: httpUrl.optional(),
    /** Proxies before this service that add to X-Forwarded-For. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  })
  .superRefine((values, context) => {
    const complain = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (values.APP_ENV !== 'production') return
    const { protocol, hostname } = new URL(values.BOOKING_URL ?? 'http://localhost')
    if (protocol !== 'https:' && !isThisMachine(hostname)) complain('BOOKING_URL', 'must be https in production')
  })

export type BookingSettings = ReturnType<typeof bookingSettings>

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
    languages: languageCodes.filter(code => code === mainLanguage || read.LANGUAGES.includes(code)),
    /** Return targets, and origins of accepted forms. */
    siteOrigins: withTwins([new URL(siteUrl).origin]),
    ownOrigins: withTwins([new URL(bookingUrl).origin]),
    /** Trial on one machine: sample accounts, an open mailbox, explained faults. */
    trying: read.APP_ENV === 'local' && isLoopbackAddress(read.LISTEN_HOST),
    secure: bookingUrl.startsWith('https:'),
    AGENT_MAILBOX: read.AGENT_MAILBOX ?? `agents@${new URL(siteUrl).hostname}`,
    MAIL_FROM: read.MAIL_FROM ?? `no-reply@${new URL(bookingUrl).hostname}`,
  }
}
