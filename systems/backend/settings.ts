import { readFileSync } from 'node:fs'
import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { isThisMachine } from '@agency/service-kit/http/loopback.ts'
import {
  httpOrigin,
  httpUrl,
  port,
  readSettings,
  secret,
  serviceSettings,
  wrongSettings,
} from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { nodeKeysSetting } from './mail/node-keys.ts'

const mailbox = emailAddress().optional()

/** `domain:selector:/path/of/key.pem` */
const dkim = z
  .templateLiteral([z.string().min(1), ':', z.string().min(1), ':', z.string().min(1)])
  .transform((text, { addIssue }) => {
    const [domainName = '', keySelector = '', ...file] = text.split(':')
    try {
      return { domainName, keySelector, privateKey: readFileSync(file.join(':'), 'utf8') }
    } catch {
      addIssue(`cannot read the key ${file.join(':')}`)
      return z.NEVER
    }
  })
  .optional()

const schema = z.object({
  ...serviceSettings,
  BACKEND_PORT: port(3003),
  /** The origin at which the people who answer enquiries open the desk; there is none without it. */
  DESK_URL: httpOrigin.optional(),
  /** The next port after the backend's unless set. */
  DESK_PORT: port(3004).unwrap().optional(),
  /** Proxies before the desk that add to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  BOOKING_PORT: port(3002),
  CONTENT_URL: httpUrl.default('http://127.0.0.1:3001'),
  CONTENT_MAPPING: nodeKeysSetting,
  MAIL_FROM: mailbox,
  MAIL_DKIM: dkim,
  SUPPORT_MAILBOX: mailbox,
  AGENT_MAILBOX: mailbox,
  BOOKING_INTERNAL_URL: httpUrl.optional(),
  MEMBERS_API_SECRET: secret,
  WEB_API_PRIVATE_KEY: secret,
  ENQUIRY_RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).default(24),
})

const { WEB_API_PRIVATE_KEY, MEMBERS_API_SECRET } = sampleSecrets
const read = readSettings(schema, process.env, { WEB_API_PRIVATE_KEY, MEMBERS_API_SECRET })

const deskPort = read.DESK_PORT ?? read.BACKEND_PORT + 1
const deskUrl = read.DESK_URL ?? `http://localhost:${deskPort}`
if (read.APP_ENV === 'production' && !deskUrl.startsWith('https:') && !isThisMachine(new URL(deskUrl).hostname))
  wrongSettings(['DESK_URL must be https in production'])

export const settings = {
  ...read,
  deskPort,
  deskUrl,
  BOOKING_INTERNAL_URL: read.BOOKING_INTERNAL_URL ?? `http://127.0.0.1:${read.BOOKING_PORT}`,
}
