import { generateKeyPairSync } from 'node:crypto'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import { startMailServer } from '@agency/testing/mail-server.ts'
import { expect, test } from 'vitest'
import { testMail } from './test-mail.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 1024 })
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const dkim = { domainName: 'agency.example', keySelector: 'mail', privateKey }
const p = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const records: Record<string, string[][]> = {
  'agency.example': [['google-site-verification=x'], ['v=spf1 ', 'include:spf.mail.example -all']],
  '_dmarc.agency.example': [['v=DMARC1; p=none']],
  'mail._domainkey.agency.example': [['v=DKIM1; k=rsa; p=', p]],
}
const resolveTxt = async (name: string) =>
  records[name] ?? Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }))
const mail = { to: 'me@example.com', siteUrl: 'https://agency.example', dkim, resolveTxt }

test('the mail arrives signed, and every record is found; a missing or foreign one and a refusal are said', async () => {
  const server = await startMailServer()
  const { send, close } = createSmtp(server.url, { dkim })
  expect(await testMail({ ...mail, send, from: 'care@agency.example' })).toEqual({
    isGood: true,
    lines: [
      'Sent from care@agency.example to me@example.com.',
      'SPF: agency.example has "v=spf1 include:spf.mail.example -all".',
      'DMARC: _dmarc.agency.example has "v=DMARC1; p=none".',
      `DKIM: mail._domainkey.agency.example has "v=DKIM1; k=rsa; p=${p}".`,
    ],
  })
  expect(server.received[0]?.raw).toContain('DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=agency.example;')
  const foreign = { ...dkim, keySelector: 'none' }
  server.setMood('never')
  const { isGood, lines } = await testMail({ ...mail, dkim: foreign, send, from: 'care@other.example' })
  expect([isGood, lines.join('\n')]).toEqual([
    false,
    expect.stringMatching(
      /^Not sent from .*550.*SPF: other\.example has no answer \(ENOTFOUND\).*DKIM: none\._domainkey/s,
    ),
  ])
  close()
  await server.stop()
})
