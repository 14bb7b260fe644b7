import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { createConcurrencyLimit } from '@agency/service-kit/sign-in/concurrency-limit.ts'
import { growingDelay, limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { knownBrowsers } from '@agency/service-kit/sign-in/known-browser.ts'
import { passwordAttempts } from '@agency/service-kit/sign-in/password-attempt.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { tokenDigest } from '@agency/service-kit/sign-in/secret-token.ts'
import { createShortQueue } from '@agency/service-kit/sign-in/short-queue.ts'
import { stepOfCode, totpSecret, totpUri } from '@agency/service-kit/sign-in/totp.ts'
import { whyWeak } from '@agency/service-kit/sign-in/weak-password.ts'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { encodeQR } from 'qr'
import * as z from 'zod'
import { deskPeople, deskSessions, signInAttempts } from '../../database/desk-tables.ts'
import { note } from '../../privacy/audit.ts'
import { field, page, postedFields } from './page.ts'
import { type Desk, isSecure, type Person, startSession } from './sessions.ts'

const attemptPassword = passwordAttempts(growingDelay(signInAttempts))
const maxLength = 254
const atOnce = { total: 8, perAddress: 4 }
const mark = signedTokens('desk-browser', z.object({ accountId: z.string(), browser: z.string() }))

export function addSignIn(app: Hono<ServiceEnv>, desk: Desk): void {
  const { db, secret } = desk
  const enter = createShortQueue(createConcurrencyLimit(atOnce), atOnce)
  const browsers = knownBrowsers<string>({
    name: 'desk_browser',
    secure: isSecure(desk),
    sign: known => mark.sign(known, secret),
    read: text => mark.read(text, secret),
  })

  app.get('/sign-in', c => signInPage(c, ''))

  app.post('/sign-in', async c => {
    const posted = await postedFields(c)
    const email = posted('email').trim().toLowerCase().slice(0, 254)
    const [person] = await db.select().from(deskPeople).where(eq(deskPeople.email, email))
    const outcome = await attemptPassword<Person, { kind: 'mismatch' }>(db, enter, {
      address: visitorAddress(c, desk.proxies),
      strangerLimit: limitKey('desk', email),
      password: posted('password').slice(0, maxLength),
      async find() {
        if (person === undefined) return undefined
        const browser = await browsers.browserOf(c, person.id)
        const limit = limitKey('desk-person', `${person.id} ${browser ?? ''}`)
        const { passwordHash } = person
        return { account: person, active: true, passwordHash, limit, knownBrowser: browser !== undefined }
      },
      second: async account =>
        account.totpSecret === null || (await takeCode(desk, account, posted('code')))
          ? undefined
          : { kind: 'mismatch' },
    })
    if (outcome.kind === 'wait') {
      c.header('retry-after', String(outcome.seconds))
      return signInPage(c, email, 429, `Too many attempts. Please try again in ${outcome.seconds} seconds.`)
    }
    if (outcome.kind === 'mismatch') {
      if (person) await note(db, 'desk-refused', { by: person.id })
      return signInPage(c, email, 422, 'The e-mail address, the password or the code is wrong.')
    }
    await startSession(c, desk, outcome.account.id)
    await browsers.remember(c, outcome.account.id)
    await note(db, 'desk-sign-in', { by: outcome.account.id })
    return c.redirect('/', 303)
  })
}

/** True for a valid code of the person's authenticator; each is valid once. */
async function takeCode({ db }: Desk, { id, totpSecret }: Person, code: string): Promise<boolean> {
  const step = stepOfCode(totpSecret ?? '', code, new Date())
  if (step === undefined) return false
  const isNew = and(eq(deskPeople.id, id), or(isNull(deskPeople.totpStep), lt(deskPeople.totpStep, step)))
  return (await db.update(deskPeople).set({ totpStep: step }).where(isNew).returning()).length > 0
}

const signInPage = (c: Context, email: string, status?: number, fault?: string) =>
  page(c, {
    title: 'Sign in',
    ...(status && { status, fault }),
    main: html`<form method="post" class="form-column">
${field({ name: 'email', label: 'E-mail', type: 'email', value: email, complete: 'username' })}
${field({ name: 'password', label: 'Password', type: 'password', complete: 'current-password' })}
${field({ name: 'code', label: 'Code of your authenticator app', complete: 'one-time-code', hint: 'If you have set one up.', optional: true })}
<button class="button">Sign in</button></form>`,
  })

const minLength = 10

/** `/password?token=…`, the link of an invitation: a password, and an authenticator app for those who want one. */
export function addPassword(app: Hono<ServiceEnv>, { db, url }: Desk): void {
  const isGood = (c: Context) =>
    and(eq(deskPeople.linkHash, tokenDigest(c.req.query('token') ?? '')), gt(deskPeople.linkExpiresAt, sql`now()`))

  app.get('/password', async c => {
    const [person] = await db.select().from(deskPeople).where(isGood(c))
    return person ? passwordPage(c, person, totpSecret()) : oldLink(c)
  })

  app.post('/password', async c => {
    const [person] = await db.select().from(deskPeople).where(isGood(c))
    if (person === undefined) return oldLink(c)
    const posted = await postedFields(c)
    const [password, code, secret] = ['password', 'code', 'secret'].map(posted) as [string, string, string]
    const step = code ? stepOfCode(secret, code, new Date()) : undefined
    const isBadCode = code !== '' && (step === undefined || !/^[A-Z2-7]{32}$/.test(secret))
    const fault =
      ((password.length < minLength || password.length > maxLength) &&
        `Use ${minLength} to ${maxLength} characters.`) ||
      (password !== posted('again') && 'The two passwords differ.') ||
      (isBadCode && 'The code is wrong. Give the one that the app shows now, or leave the field empty.') ||
      whyWeak(password, [person.name, person.email])
    if (fault) return passwordPage(c, person, isBadCode || !code ? totpSecret() : secret, fault)
    const authenticator = step === undefined ? { totpSecret: null } : { totpSecret: secret, totpStep: step }
    const changed = { passwordHash: await hashPassword(password), linkHash: null, ...authenticator }
    const rows = await db.update(deskPeople).set(changed).where(isGood(c)).returning()
    if (rows.length === 0) return oldLink(c)
    await db.delete(deskSessions).where(eq(deskSessions.personId, person.id))
    await note(db, 'desk-password', { by: person.id, authenticator: step !== undefined })
    return c.redirect('/sign-in', 303)
  })

  function passwordPage(c: Context, { name, email }: Person, secret: string, fault?: string) {
    const uri = totpUri(secret, new URL(url).host, email)
    return page(c, {
      title: `Welcome, ${name}`,
      ...(fault && { status: 422, fault }),
      main: html`<form method="post" class="form-column">
${field({ name: 'password', label: 'New password', type: 'password', complete: 'new-password', hint: `At least ${minLength} characters.` })}
${field({ name: 'again', label: 'New password again', type: 'password', complete: 'new-password' })}
<h2>Authenticator app</h2><p>A second factor protects enquiries if your password leaks. Scan the picture,
<a href="${uri}">open it on this device</a> or type the key <code>${secret}</code>. Then give the code of the app.</p>
<div class="qr" role="img" aria-label="QR code of the key">${raw(encodeQR(uri, 'svg'))}</div>
<input type="hidden" name="secret" value="${secret}">
${field({ name: 'code', label: 'Code of the app', complete: 'one-time-code', optional: true })}
<button class="button">Choose this password</button></form>`,
    })
  }
}

const oldLink = (c: Context) =>
  page(c, {
    title: 'This link has ended',
    status: 404,
    main: html`<p>It was used, or is older than a week. Ask an administrator of the desk for a new one.</p>`,
  })
