/** `npm run mail -- test name@example.com`: one mail at once, and the records of its sender (docs/mail.md). */
import { resolveTxt } from 'node:dns/promises'
import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import { settings } from '../settings.ts'
import { createIdentity } from './identity.ts'
import { testMail } from './test-mail.ts'

const [action, typed = ''] = process.argv.slice(2)
const to = readEmailAddress(typed)

if (action !== 'test' || !to) stop('Usage: npm run mail -- test name@example.com')
if (!settings.SMTP_URL)
  stop('SMTP_URL is not set: mails wait, and on one machine /dev/mailbox of the backend shows them.')

const { CONTENT_URL: contentUrl, CONTENT_MAPPING: keys, SUPPORT_MAILBOX: supportMailbox, MAIL_DKIM: dkim } = settings
const identity = createIdentity({ contentUrl, keys, ...(supportMailbox && { supportMailbox }) })
const smtp = createSmtp(settings.SMTP_URL, { dkim, timeLimitMs: 60_000 })
const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.SITE_PORT}`
try {
  const from = settings.MAIL_FROM ?? (await identity()).from
  const { isGood, lines } = await testMail({ send: smtp.send, from, to, siteUrl, dkim, resolveTxt })
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!isGood) process.exitCode = 1
} catch (error) {
  stop((error as Error).message)
} finally {
  smtp.close()
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
