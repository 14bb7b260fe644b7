import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { httpUrl, port, readSettings, secret, serviceSettings } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { nodeKeysSetting } from './mail/node-keys.ts'

const mailbox = emailAddress().optional()

const schema = z.object({
  ...serviceSettings,
  BACKEND_PORT: port(3003),
  BOOKING_PORT: port(3002),
  /** Brand, phone and mailboxes are settings of the content system. */
  CONTENT_URL: httpUrl.default('http://127.0.0.1:3001'),
  /** The file that maps the content system's own names to ours; the keys in it name the nodes with mailboxes and planners. */
  CONTENT_MAPPING: nodeKeysSetting,
  /** Where mails come from and go to, instead of the mailboxes of the content system. */
  MAIL_FROM: mailbox,
  SUPPORT_MAILBOX: mailbox,
  AGENT_MAILBOX: mailbox,
  /** The booking site, which has the members, by the address that servers know it by. */
  BOOKING_INTERNAL_URL: httpUrl.optional(),
  /** What it is asked with; the booking site has the same. */
  MEMBERS_API_SECRET: secret,
  /** Opens the Web API; the website has the same. */
  WEB_API_PRIVATE_KEY: secret,
  /** How long enquiries are kept. */
  ENQUIRY_RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).default(24),
})

const { WEB_API_PRIVATE_KEY, MEMBERS_API_SECRET } = sampleSecrets
const read = readSettings(schema, process.env, { WEB_API_PRIVATE_KEY, MEMBERS_API_SECRET })

/** The settings of this process, read once at start. A wrong one ends the process. */
export const settings = {
  ...read,
  BOOKING_INTERNAL_URL: read.BOOKING_INTERNAL_URL ?? `http://127.0.0.1:${read.BOOKING_PORT}`,
}
