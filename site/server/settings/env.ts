import { randomBytes } from 'node:crypto'
import { formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { cultures } from '@agency/contracts/content/route-node.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { cookieNameSetting, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { withTwins } from '@agency/service-kit/http/loopback.ts'
import {
  appEnv,
  httpOrigin,
  httpUrl,
  list,
  port,
  readSettings,
  secret,
  serving,
  tracing,
  wrongSettings,
} from '@agency/service-kit/process/settings.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import * as z from 'zod'
import { machineKeySetting } from '../../app/clients/booking/session/forms-ticket.server.ts'
import { type ContentMapping, noMapping } from '../../app/clients/content/mapping/mapping.ts'
import { readMappingFile } from '../../app/clients/content/mapping/mapping-file.server.ts'
import { keysOf } from '../../app/clients/content/mapping/node-keys.ts'
import { measuringSetting } from '../../app/features/metadata/measuring-setting.server.ts'
import { searchDaysSetting } from '../../app/features/search/server/search-settings.server.ts'
import { backendReceiverSetting } from './backend-receiver.ts'
import { bookingReceiverSetting } from './booking-receiver.ts'
import { edgeSetting } from './edge-setting.ts'
import { complainOfHalfSettings, readsTheirCookie } from './half-settings.ts'
import { facebookAppSetting, recaptchaSetting } from './key-pairs.ts'
import { providerAddressesSetting } from './provider-addresses.ts'
import { sampleSiteSecret, secretsOfSite } from './site-secret.ts'

const schema = z.object({
  APP_ENV: appEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SITE_PORT: port(3000),
  ...serving,
  ...tracing,
  /** Shares limits, single-use tokens and announcements of changed content among processes. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379' }).optional(),
  EDGE: edgeSetting,
  MEASURING: measuringSetting,
  VITALS_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  SITE_URL: httpOrigin.optional(),
  HSTS: z.enum(['host', 'subdomains']).default('host'),
  CONTENT_URL: httpUrl.default('http://127.0.0.1:3001'),
  /** Default: the content system's address. */
  STUDIO_URL: httpOrigin.optional(),
  /** As the browser sees it. */
  BOOKING_URL: httpOrigin.default('http://localhost:3002'),
  BACKEND_URL: httpUrl.default('http://127.0.0.1:3003'),
  WEB_API_URL: httpUrl.optional(),
  BACKEND_RECEIVER: backendReceiverSetting,
  WEB_API_PRIVATE_KEY: secret,
  CONTENT_SECRET: secret,
  /** Besides the content system's own. */
  PICTURE_HOSTS: list(z.string()),
  DATA_DIR: z.string().default('.data'),
  /** A file in reference-data/holidays, or a path. */
  HOLIDAYS_FILE: z.string().default(usualHolidaysFile),
  BOOKING_RECEIVER: bookingReceiverSetting,
  SEARCH_DAYS: searchDaysSetting,
  /** Proxies that add to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Seals spooled enquiries, and signs forms and captcha puzzles. */
  SITE_SECRET: secret,
  ENQUIRIES_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  /** The backend reads the same setting for its own. */
  ENQUIRY_RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).default(24),
  /** Forms that are sent sooner need an additional check. */
  ENQUIRY_MIN_SECONDS: z.coerce.number().min(0).max(60).default(2),
  /** Forms whose receiver refuses them without a phone number. */
  PHONE_REQUIRED: list(z.enum(formNames)),
  SESSION: z.enum(['jwe', 'handoff', 'endpoint', 'aspxauth', 'none']).default('jwe'),
  /** `link`: people log in on the booking site's own pages. */
  SIGN_IN: z.enum(['forms', 'link']).default('forms'),
  SESSION_HANDOFF_KEY: z.union([z.literal(''), secret]).default(''),
  SESSION_KEYS: sessionKeysSetting,
  /** The default depends on `SESSION`. */
  SESSION_COOKIE_NAME: cookieNameSetting.optional(),
  /** From the booking site's web.config. */
  SESSION_MACHINE_KEY: machineKeySetting.optional(),
  /** Signs the identity of Google and Facebook users for the booking site. */
  EXTERNAL_ASSERTION_SECRET: secret,
  /** Signs the `VerificationID` of agents. */
  AGENT_VALIDATION_KEY: secret,
  RECAPTCHA: recaptchaSetting,
  GOOGLE_CLIENT_ID: z.string().default(''),
  FACEBOOK_APP: facebookAppSetting,
  PROVIDER_ADDRESSES: providerAddressesSetting,
  CONTENT_MAPPING: z.string().optional(),
  /** Empty: those in which the content has pages. */
  LANGUAGES: list(z.enum([mainLanguage, ...cultures])),
})

const samples = {
  SITE_SECRET: sampleSiteSecret,
  ...sampleSecrets,
}

export type Env = ReturnType<typeof readEnv>

/** A wrong setting is one line on stderr and exit code 1. */
export function readEnv(environment: Record<string, string | undefined>) {
  const env = readSettings(schema.superRefine(complainOfHalfSettings), withUnusedSecrets(environment), samples)
  checkHolidays(env.HOLIDAYS_FILE)
  const mapping = env.CONTENT_MAPPING === undefined ? noMapping : mappingIn(env.CONTENT_MAPPING)
  return {
    ...env,
    ...env.PROVIDER_ADDRESSES,
    ...env.FACEBOOK_APP,
    ...env.RECAPTCHA,
    ...keysOf(mapping),
    ...env.BOOKING_RECEIVER,
    ...env.BACKEND_RECEIVER,
    ...secretsOfSite(env.SITE_SECRET),
    CONTENT_MAPPING: mapping,
    SESSION_COOKIE_NAME: env.SESSION_COOKIE_NAME ?? (readsTheirCookie(env.SESSION) ? '.ASPXAUTH' : 'session'),
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.SITE_PORT}`,
    WEB_API_URL: env.WEB_API_URL ?? env.BACKEND_URL,
    studioOrigins: withTwins([new URL(env.STUDIO_URL ?? env.CONTENT_URL).origin]),
  }
}

/** Fills missing secrets that these settings never use with random ones. */
function withUnusedSecrets(environment: Record<string, string | undefined>) {
  const { SESSION: way = 'jwe', SIGN_IN } = environment
  const random = randomBytes(32).toString('base64url')
  const unused = {
    // Without sealed cookies.
    ...((readsTheirCookie(way) || way === 'none') && { SESSION_KEYS: `none:${random}` }),
    // Without log-ins through the site.
    ...(SIGN_IN === 'link' && { EXTERNAL_ASSERTION_SECRET: random, AGENT_VALIDATION_KEY: random }),
    // Without sessions no profile is read.
    ...(way === 'none' && { WEB_API_PRIVATE_KEY: random }),
  }
  return { ...unused, ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value)) }
}

function mappingIn(path: string): ContentMapping {
  const read = readMappingFile(path)
  return 'mapping' in read
    ? read.mapping
    : wrongSettings(read.mistakes.map(mistake => `CONTENT_MAPPING ${path}: ${mistake}`))
}

function checkHolidays(file: string): void {
  try {
    if (readHolidays(file).publicHolidays.length > 0) return
  } catch {}
  wrongSettings(['HOLIDAYS_FILE must be a file with a list of public holidays'])
}
