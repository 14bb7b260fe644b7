import { randomBytes } from 'node:crypto'
import { hotelSearchPaths } from '@agency/contracts/booking/searches/hotel-search.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { cookieNameSetting, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import { readHolidays } from '@agency/reference-data/holidays.ts'
import { withTwins } from '@agency/service-kit/http/loopback.ts'
import {
  appEnv,
  httpOrigin,
  httpUrl,
  metricsPort,
  port,
  readSettings,
  secret,
  serving,
  tracing,
} from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { machineKeySetting } from '../../app/clients/booking/session/forms-ticket.server.ts'
import { type ContentMapping, noMapping, noType } from '../../app/clients/content/mapping/mapping.ts'
import { readMappingFile } from '../../app/clients/content/mapping/mapping-file.server.ts'
import { type KeyName, keySettings, readNodeKey } from '../../app/clients/content/mapping/node-keys.ts'
import { defaultDaysAhead, maxDaysAhead } from '../../app/features/search/model/products.ts'
import { leadDaysSetting } from '../../app/features/search/server/search-settings.server.ts'
import { complainOfHalfSettings, readsTheirCookie } from './half-settings.ts'

/** The key of a node, in any of Umbraco's spellings; `none` for a node that the installation has not. */
const nodeKey = (preset: string) =>
  z
    .string()
    .transform((written, context) => {
      const key = written === noType ? '' : readNodeKey(written)
      if (key !== undefined) return key
      context.addIssue({
        code: 'custom',
        message: 'must be the key of a node of the content system (32 digits), or none',
      })
      return z.NEVER
    })
    .default(preset)

/** A mapping file, as it is read at the start. */
const mappingFile = z
  .string()
  .transform((path, context) => {
    const read = readMappingFile(path)
    if ('mapping' in read) return read.mapping
    for (const mistake of read.mistakes) context.addIssue({ code: 'custom', message: `${path}: ${mistake}` })
    return z.NEVER
  })
  .default(noMapping)

/** Several values, separated by commas. */
const daysAdvance = (usual: number) => z.coerce.number().int().min(0).max(maxDaysAhead).default(usual)
const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .default('')
    .transform(text => text.split(',').flatMap(part => part.trim() || []))
    .pipe(z.array(item))

const schema = z.object({
  APP_ENV: appEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SITE_PORT: port(3000),
  ...serving,
  ...tracing,
  /** How many pages are made before the process says that it is ready. */
  WARM_PAGES: z.coerce.number().int().min(0).max(1000).default(60),
  /** What several processes share: limits, tokens that are good once, announcements of changed content. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379' }).optional(),
  SITE_METRICS_PORT: metricsPort,
  /** Which state of the sources runs, for the status page; the commit of the working copy unless set. */
  RELEASE: z.string().max(100).default(''),
  /** The share of page views that send home how fast they were, 0 to 1. */
  VITALS_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  /** The public address of the site, for canonical links, the site map and return addresses. */
  SITE_URL: httpOrigin.optional(),
  CONTENT_URL: httpUrl.default('http://127.0.0.1:3001'),
  /** The public address of the studio, which shows previews beside its forms; the content system's unless set. */
  STUDIO_URL: httpOrigin.optional(),
  /** As the browser sees it. */
  BOOKING_URL: httpOrigin.default('http://localhost:3002'),
  BACKEND_URL: httpUrl.default('http://127.0.0.1:3003'),
  WEB_API_URL: httpUrl.optional(),
  /** Where balances are read: HomePage/GetCreditDetails of the backend, or profile/creditdetails of the Web API. */
  CREDIT_SOURCE: z.enum(['backend', 'web-api']).default('backend'),
  /** Whether the backend's SSO/login judges a password before it goes to the booking site. */
  LOGIN_CHECK: z.enum(['none', 'sso']).default('none'),
  /** Opens the Web API, which knows the names and mailboxes of members. */
  WEB_API_PRIVATE_KEY: secret,
  CONTENT_HOOK_SECRET: secret,
  /** Signs links to previews; the content system has the same. */
  CONTENT_PREVIEW_SECRET: secret,
  /** Hosts of pictures beside the content system's own, separated by commas. */
  PICTURE_HOSTS: list(z.string()),
  /** Memory for finished pages, in megabytes; 10,000 pages take about 200. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).default(256),
  DATA_DIR: z.string().default('.data'),
  /** Public holidays for the calendar: a file in reference-data/holidays, or a path. */
  HOLIDAYS_FILE: z.string().default('malaysia-2026-2027.json').refine(hasHolidays, {
    error: 'must be a file with a list of public holidays',
  }),
  /** Where hotel searches go; receivers of 2019 know `/Hotel/GetHotelSearch` only. */
  HOTEL_SEARCH_PATH: z.enum(hotelSearchPaths).default('/Hotel/GetHotelSearch20'),
  /** How many days ahead the first day lies that can be searched, by form. */
  SEARCH_LEAD_DAYS: leadDaysSetting,
  /** How many days from today the day lies that an untouched form holds. */
  FLIGHT_DAY_ADVANCE: daysAdvance(defaultDaysAhead.flights),
  HOTEL_DAY_ADVANCE: daysAdvance(defaultDaysAhead.hotels),
  CAR_DAY_ADVANCE: daysAdvance(defaultDaysAhead.cars),
  /** The trip type of flight + hotel; receivers of 2019 know Return only. */
  PACKAGE_TRIP_TYPE: z.enum(['Round', 'Return']).default('Round'),
  /** How many proxies of ours stand before this process and add to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Seals enquiries that are kept on disk while the backend is away, and signs the views of forms. */
  ENQUIRY_SPOOL_KEY: secret,
  /** Most enquiries in ten minutes from one address, and in one hour from one sender. */
  ENQUIRIES_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  ENQUIRIES_PER_SENDER: z.coerce.number().int().min(1).default(10),
  /** Whether the backend takes a repeated Idempotency-Key for the same enquiry; `ask`: as its answer to OPTIONS says. */
  BACKEND_IDEMPOTENCY: z.enum(['ask', 'yes', 'no']).default('ask'),
  /** What a sign-up for offers holds: what the contract says, or also the words that were agreed to, and where. */
  NEWSLETTER_SENDS: z.enum(['email', 'email-and-consent']).default('email'),
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
  /** What it proves itself by: booking sites of 2019 want the key itself, which browsers then see. */
  AGENT_VERIFICATION: z.enum(['hmac', 'key']).default('hmac'),
  VERIFICATION_ENCODING: z.enum(['utf8', 'utf16le']).default('utf8'),
  /** Signs the puzzles of our own captcha. */
  CAPTCHA_SECRET: secret,
  /** Another captcha: one that answers a POST of `{token}`, or Google's by its secret. */
  CAPTCHA_VERIFY_URL: httpUrl.optional(),
  /** Google reCAPTCHA v3 in the browser; its answer is checked by the secret, or by the address above. */
  RECAPTCHA_SITE_KEY: z.string().default(''),
  RECAPTCHA_SECRET: z.string().default(''),
  RECAPTCHA_SCRIPT_URL: httpUrl.default('https://www.google.com/recaptcha/api.js'),
  RECAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  /** Fields of the registration that its receiver asks for beside e-mail, password and terms. */
  REGISTER_REQUIRES: list(z.enum(['firstName', 'lastName', 'PrimaryPhone'])),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  GOOGLE_KEYS_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: httpUrl.default('https://accounts.google.com/gsi/client'),
  FACEBOOK_APP_ID: z.string().default(''),
  FACEBOOK_APP_SECRET: z.string().default(''),
  FACEBOOK_GRAPH_URL: httpUrl.default('https://graph.facebook.com'),
  FACEBOOK_SCRIPT_URL: httpUrl.default('https://connect.facebook.net/en_GB/sdk.js'),
  /** How the content system names types, properties and nodes, where it has names of its own. */
  CONTENT_MAPPING: mappingFile,
  /** Nodes that hold the menus and the rows of slides: those are asked for by this key, and their own as `subKey`. */
  CONTENT_KEY_MENUS: nodeKey('00000000-0000-4000-8000-000000000025'),
  CONTENT_KEY_WIDGETS: nodeKey('00000000-0000-4000-8000-000000000010'),
  CONTENT_KEY_SETTINGS: nodeKey('00000000-0000-4000-8000-000000000001'),
  CONTENT_KEY_MAIN_MENU: nodeKey('00000000-0000-4000-8000-000000000002'),
  CONTENT_KEY_TOUR_MENU: nodeKey('00000000-0000-4000-8000-000000000003'),
  CONTENT_KEY_FOOTER: nodeKey('00000000-0000-4000-8000-000000000006'),
  CONTENT_KEY_HOT_DEALS: nodeKey('00000000-0000-4000-8000-000000000026'),
  CONTENT_KEY_NOT_FOUND_MENU: nodeKey('00000000-0000-4000-8000-000000000023'),
  CONTENT_KEY_HOME_SLIDER: nodeKey('00000000-0000-4000-8000-000000000011'),
  CONTENT_KEY_FLIGHT_SLIDER: nodeKey('00000000-0000-4000-8000-000000000012'),
  CONTENT_KEY_BLOG_SLIDER: nodeKey('00000000-0000-4000-8000-000000000013'),
  CONTENT_KEY_SCB_SLIDER: nodeKey('00000000-0000-4000-8000-000000000014'),
  CONTENT_KEY_DEALS: nodeKey('00000000-0000-4000-8000-000000000020'),
  CONTENT_KEY_PROMOTIONS: nodeKey('00000000-0000-4000-8000-000000000021'),
  CONTENT_KEY_AUTHORS: nodeKey('00000000-0000-4000-8000-000000000022'),
  CONTENT_KEY_USER_MENU: nodeKey('00000000-0000-4000-8000-000000000024'),
})

const samples = {
  CONTENT_HOOK_SECRET: 'sample-content-hook-secret',
  CONTENT_PREVIEW_SECRET: 'sample-content-preview-secret',
  ENQUIRY_SPOOL_KEY: 'sample-enquiry-spool-key',
  CAPTCHA_SECRET: 'sample-captcha-secret',
  ...sampleSecrets,
}

/** Every setting of the site's process. */
export type Env = z.output<typeof schema> & {
  studioOrigins: string[]
  SITE_URL: string
  WEB_API_URL: string
  SESSION_COOKIE_NAME: string
}

/** Reads the settings once, at start. A wrong one is one line on stderr and exit code 1. */
export function readEnv(environment: Record<string, string | undefined>): Env {
  const { SESSION: way = 'jwe', SESSION_KEYS } = environment
  // Where no cookie is sealed, nobody has to make a key for one.
  const needsNoKeys = !SESSION_KEYS && (readsTheirCookie(way) || way === 'none')
  const given = needsNoKeys
    ? { ...environment, SESSION_KEYS: `none:${randomBytes(32).toString('base64url')}` }
    : environment
  const env = readSettings(schema.superRefine(complainOfHalfSettings), given, samples)
  return {
    ...env,
    ...keysOf(env.CONTENT_MAPPING, environment),
    SESSION_COOKIE_NAME: env.SESSION_COOKIE_NAME ?? (readsTheirCookie(env.SESSION) ? '.ASPXAUTH' : 'session'),
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.SITE_PORT}`,
    WEB_API_URL: env.WEB_API_URL ?? env.BACKEND_URL,
    studioOrigins: withTwins([new URL(env.STUDIO_URL ?? env.CONTENT_URL).origin]),
  }
}

/** The keys that a mapping file says, unless the environment does. One that it leaves out names no node. */
function keysOf({ keys }: ContentMapping, environment: Record<string, string | undefined>) {
  const names = keys ? (Object.keys(keySettings) as KeyName[]) : []
  const said = names.filter(name => !environment[keySettings[name]])
  return Object.fromEntries(said.map(name => [keySettings[name], keys?.[name] ?? '']))
}

function hasHolidays(file: string): boolean {
  try {
    return readHolidays(file).publicHolidays.length > 0
  } catch {
    return false
  }
}
