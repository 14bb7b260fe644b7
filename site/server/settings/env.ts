import { randomBytes } from 'node:crypto'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { cookieNameSetting, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { withTwins } from '@agency/service-kit/http/loopback.ts'
import {
  appEnv,
  httpOrigin,
  httpUrl,
  port,
  readSettings,
  secret,
  serving,
  tracing,
  wrongSettings,
} from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { machineKeySetting } from '../../app/clients/booking/session/forms-ticket.server.ts'
import { type ContentMapping, noMapping } from '../../app/clients/content/mapping/mapping.ts'
import { readMappingFile } from '../../app/clients/content/mapping/mapping-file.server.ts'
import { keysOf } from '../../app/clients/content/mapping/node-keys.ts'
import { searchDaysSetting } from '../../app/features/search/server/search-settings.server.ts'
import { backendReceiverSetting } from './backend-receiver.ts'
import { bookingReceiverSetting } from './booking-receiver.ts'
import { edgeSetting } from './edge-setting.ts'
import { complainOfHalfSettings, readsTheirCookie } from './half-settings.ts'
import { facebookAppSetting, recaptchaSetting } from './key-pairs.ts'
import { list } from './list.ts'
import { providerAddressesSetting } from './provider-addresses.ts'
import { sampleSiteSecret, secretsOfSite } from './site-secret.ts'

const schema = z.object({
  APP_ENV: appEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SITE_PORT: port(3000),
  ...serving,
  ...tracing,
  /** What several processes share: limits, tokens that are good once, announcements of changed content. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379' }).optional(),
  /** The cache before the site, which keeps pages for a day and is purged when content changes. */
  EDGE: edgeSetting,
  /** The share of page views that send home how fast they were, 0 to 1. */
  VITALS_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  /** The public address of the site, for canonical links, the site map and return addresses. */
  SITE_URL: httpOrigin.optional(),
  /** The hosts that browsers visit by https alone for two years, where `SITE_URL` is https: the site's, or all below it too. */
  HSTS: z.enum(['host', 'subdomains']).default('host'),
  CONTENT_URL: httpUrl.default('http://127.0.0.1:3001'),
  /** The public address of the studio, which shows previews beside its forms; the content system's unless set. */
  STUDIO_URL: httpOrigin.optional(),
  /** As the browser sees it. */
  BOOKING_URL: httpOrigin.default('http://localhost:3002'),
  BACKEND_URL: httpUrl.default('http://127.0.0.1:3003'),
  WEB_API_URL: httpUrl.optional(),
  /** What the backend can do where backends differ. */
  BACKEND_RECEIVER: backendReceiverSetting,
  /** Opens the Web API, which knows the names and mailboxes of members. */
  WEB_API_PRIVATE_KEY: secret,
  /** Signs announcements of changes and links to previews; the content system has the same. */
  CONTENT_SECRET: secret,
  /** Hosts of pictures beside the content system's own, separated by commas. */
  PICTURE_HOSTS: list(z.string()),
  DATA_DIR: z.string().default('.data'),
  /** Public holidays for the calendar: a file in reference-data/holidays, or a path. */
  HOLIDAYS_FILE: z.string().default(usualHolidaysFile),
  /** What the booking site expects where booking sites differ; one of 2019 reads the validation key itself from agents. */
  BOOKING_RECEIVER: bookingReceiverSetting,
  /** The first day that each form can search, and the one that it proposes. */
  SEARCH_DAYS: searchDaysSetting,
  /** How many proxies of ours stand before this process and add to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Seals enquiries that are kept on disk while the backend is away, and signs the views of forms and the puzzles of our captcha. */
  SITE_SECRET: secret,
  /** Enquiries in ten minutes from one address. */
  ENQUIRIES_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  /** How long enquiries are kept that the backend refused; the backend reads the same for its own. */
  ENQUIRY_RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).default(24),
  /** A form that is sent sooner after it was shown has one step more. */
  ENQUIRY_MIN_SECONDS: z.coerce.number().min(0).max(60).default(2),
  /** How the site knows who is signed in at the booking site; `none`: it never does. */
  SESSION: z.enum(['jwe', 'handoff', 'endpoint', 'aspxauth', 'none']).default('jwe'),
  /** Whether people log in by the site's forms, or on the booking site's own pages, which some insist on. */
  SIGN_IN: z.enum(['forms', 'link']).default('forms'),
  /** Signs what the booking site hands over (`SESSION=handoff`); both have it. */
  SESSION_HANDOFF_KEY: z.union([z.literal(''), secret]).default(''),
  /** Opens the session cookie; the booking site has the same. */
  SESSION_KEYS: sessionKeysSetting,
  /** Ours or the booking site's own, as `SESSION` has it. */
  SESSION_COOKIE_NAME: cookieNameSetting.optional(),
  /** The `<machineKey>` of the booking site's web.config (`SESSION=aspxauth`). */
  SESSION_MACHINE_KEY: machineKeySetting.optional(),
  /** Signs who comes from Google or Facebook; the booking site believes it. */
  EXTERNAL_ASSERTION_SECRET: secret,
  /** Makes the `VerificationID` of agents. */
  AGENT_VALIDATION_KEY: secret,
  /** Google reCAPTCHA v3 for agents, instead of our own captcha. */
  RECAPTCHA: recaptchaSetting,
  GOOGLE_CLIENT_ID: z.string().default(''),
  FACEBOOK_APP: facebookAppSetting,
  PROVIDER_ADDRESSES: providerAddressesSetting,
  /** The file that maps the content system's own names for types, properties and nodes to ours. */
  CONTENT_MAPPING: z.string().optional(),
})

const samples = {
  SITE_SECRET: sampleSiteSecret,
  ...sampleSecrets,
}

/** Every setting of the site's process, and what follows from several of them. */
export type Env = ReturnType<typeof readEnv>

/** Reads the settings once, at start. A wrong one is one line on stderr and exit code 1. */
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

/** The settings with a secret of its own for each that is missing and that these settings never use. */
function withUnusedSecrets(environment: Record<string, string | undefined>) {
  const { SESSION: way = 'jwe', SIGN_IN } = environment
  const random = randomBytes(32).toString('base64url')
  const unused = {
    // No cookie is sealed.
    ...((readsTheirCookie(way) || way === 'none') && { SESSION_KEYS: `none:${random}` }),
    // Nobody logs in through the site.
    ...(SIGN_IN === 'link' && { EXTERNAL_ASSERTION_SECRET: random, AGENT_VALIDATION_KEY: random }),
    // Nobody is signed in, so no profile is read.
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
