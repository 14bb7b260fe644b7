import { currentPassword, recoveryCodes, totpCode, totpOffer } from '@agency/contracts/manage/account.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { totpSecret, totpUri } from '@agency/service-kit/sign-in/totp.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { encodeQR } from 'qr'
import { users } from '../../../database/people-tables.ts'
import { refused, refuseFaults } from '../../writing/manage-fault.ts'
import { answer, jsonBody } from '../../writing/manage-options.ts'
import type { PeopleOptions } from '../people-options.ts'
import { removeAuthenticator, takeCode } from '../sign-in/authenticator.ts'
import { makeRecoveryCodes } from '../sign-in/recovery-codes.ts'
import { signedInOn } from '../sign-in/session-cookie.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { accountRoute, wrongPassword } from './account-calls.ts'
import { refusePassword } from './own-password.ts'

const withPassword = { body: jsonBody(currentPassword) }
const codes = answer('Ten recovery codes, which are shown this one time', recoveryCodes)

const offer = accountRoute('post', '/manage/me/totp', {
  summary: 'Makes the secret of an authenticator; nothing is asked for until its first code is confirmed',
  request: withPassword,
  responses: {
    200: answer('The secret', totpOffer),
    409: problemResponse('There is an authenticator already.'),
    ...wrongPassword,
  },
})
const confirm = accountRoute('post', '/manage/me/totp/confirm', {
  summary: 'Takes the first code of an authenticator: sign-in asks for one from now on, and the other sessions end',
  request: { body: jsonBody(totpCode) },
  responses: { 200: codes, 422: problemResponse('The code is wrong, or was used already.') },
})
const remove = accountRoute('post', '/manage/me/totp/remove', {
  summary: 'Sign-in no longer asks for a code; the recovery codes are forgotten too',
  request: withPassword,
  responses: { 204: { description: 'Removed' }, ...wrongPassword },
})
const renew = accountRoute('post', '/manage/me/recovery-codes', {
  summary: 'Replaces the recovery codes by new ones',
  request: withPassword,
  responses: { 200: codes, 409: problemResponse('There is no authenticator.'), ...wrongPassword },
})

export function addAuthenticatorRoutes(app: OpenAPIHono<ServiceEnv>, { db, queue, brand }: PeopleOptions): void {
  app.openapi(offer, async c => {
    const { user } = signedInOn(c)
    if (user.totpSince) throw refused('There is an authenticator already: remove it first.')
    // A person at an unattended browser could otherwise lock its owner out.
    await refusePassword(c, db, { user, typed: c.req.valid('json').password, path: ['password'] })
    const secret = totpSecret()
    await db.update(users).set({ totpSecret: secret, totpStep: null }).where(eq(users.id, user.id))
    const uri = totpUri(secret, brand(), user.email)
    return c.json({ secret, uri, qr: encodeQR(uri, 'svg') }, 200)
  })

  app.openapi(confirm, async c => {
    const { user, session } = signedInOn(c)
    if (user.totpSince || !(await takeCode(db, user, c.req.valid('json').code))) {
      const message = 'The code is wrong, or was used already.'
      refuseFaults(message, [{ path: ['code'], message }])
    }
    await db.update(users).set({ totpSince: sql`now()` }).where(eq(users.id, user.id))
    await endSessions(db, user.id, session)
    await queue.enqueue(db, 'mail', [{ user: user.id, about: 'authenticator' }])
    return c.json({ codes: await makeRecoveryCodes(db, user.id) }, 200)
  })

  app.openapi(remove, async c => {
    const { user } = signedInOn(c)
    await refusePassword(c, db, { user, typed: c.req.valid('json').password, path: ['password'] })
    await removeAuthenticator(db, user.id)
    return c.body(null, 204)
  })

  app.openapi(renew, async c => {
    const { user } = signedInOn(c)
    if (!user.totpSince) throw refused('There is no authenticator.')
    await refusePassword(c, db, { user, typed: c.req.valid('json').password, path: ['password'] })
    return c.json({ codes: await makeRecoveryCodes(db, user.id) }, 200)
  })
}
