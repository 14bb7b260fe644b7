import { createPublicKey, randomUUID } from 'node:crypto'
import { renderMail } from '@agency/service-kit/mail/render-mail.ts'
import type { Dkim, Send } from '@agency/service-kit/mail/smtp.ts'

/** `resolveTxt` of `node:dns/promises`. */
type ResolveTxt = (name: string) => Promise<string[][]>

type TestMail = {
  send: Send
  from: string
  to: string
  siteUrl: string
  dkim?: Dkim | undefined
  resolveTxt: ResolveTxt
}

/**
 * Sends one mail at once, as all others are sent, and looks up the records by which receivers judge it.
 * @returns a line for each finding; `isGood` where the server took the mail and no record is wrong
 */
export async function testMail({ send, from, to, siteUrl, dkim, resolveTxt }: TestMail) {
  const brand = new URL(siteUrl).host
  const text = `This is a test of the e-mail of ${brand}. Its headers say whether SPF, DKIM and DMARC passed.`
  const content = { subject: `Test of the e-mail of ${brand}`, parts: [{ kind: 'text', text } as const] }
  const message = { id: randomUUID(), from: { name: brand, address: from }, to, subject: content.subject }
  const failure = await send({ ...message, ...renderMail(content, { brand, siteUrl }) }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  const domain = from.split('@').at(-1) ?? ''
  const selector = dkim && `${dkim.keySelector}._domainkey.${dkim.domainName}`
  const records = await Promise.all([
    lookUp('SPF', domain, /^v=spf1\b/, resolveTxt),
    lookUp('DMARC', `_dmarc.${domain}`, /^v=DMARC1\b/, resolveTxt),
    dkim && selector ? lookUp('DKIM', selector, publicKeyOf(dkim), resolveTxt) : undefined,
  ])
  const found = records.filter(record => record !== undefined)
  const sent = failure ? `Not sent from ${from}: ${failure}` : `Sent from ${from} to ${to}.`
  const unsigned = dkim ? [] : ['DKIM: MAIL_DKIM is not set, so the mail server has to sign.']
  return {
    isGood: !failure && found.every(({ isGood }) => isGood),
    lines: [sent, ...found.map(({ line }) => line), ...unsigned],
  }
}

async function lookUp(kind: string, name: string, wanted: RegExp, resolveTxt: ResolveTxt) {
  const answer = await resolveTxt(name).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
  const texts = typeof answer === 'string' ? [] : answer.map(parts => parts.join(''))
  const [record, ...more] = texts.filter(text => wanted.test(text.replaceAll(/\s/g, kind === 'DKIM' ? '' : ' ')))
  if (record && more.length === 0) return { isGood: true, line: `${kind}: ${name} has "${record}".` }
  const why = record
    ? 'more than one record'
    : typeof answer === 'string'
      ? `no answer (${answer})`
      : 'no fitting record'
  return { isGood: false, line: `${kind}: ${name} has ${why}: see docs/mail.md.` }
}

/** The key that a record has to name for signatures of ours to pass. */
function publicKeyOf({ privateKey }: Dkim): RegExp {
  const key = createPublicKey(privateKey)
  const der = key.export({ type: 'spki', format: 'der' })
  // Ed25519 keys stand in the record without the frame of 12 bytes (RFC 8463).
  const bytes = key.asymmetricKeyType === 'ed25519' ? der.subarray(12) : der
  return new RegExp(`(?:^|;)p=${bytes.toString('base64').replaceAll('+', '\\+')}(?:;|$)`)
}
