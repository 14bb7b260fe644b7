import { account, accountRequest } from '@agency/contracts/manage/account.ts'
import { session } from '@agency/contracts/manage/session.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { whyWeak } from '@agency/service-kit/sign-in/weak-password.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../../database/people-tables.ts'
import { refuseFaults } from '../../writing/manage-fault.ts'
import { answer, jsonBody } from '../../writing/manage-options.ts'
import type { PeopleOptions } from '../people-options.ts'
import { personalData } from '../privacy/person.ts'
import { recoveryCodesLeft } from '../sign-in/recovery-codes.ts'
import { signedInOn } from '../sign-in/session-cookie.ts'
import { sessionAnswer } from '../sign-in/session-routes.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { renameUser } from '../users.ts'
import { accountRoute, wrongPassword } from './account-calls.ts'
import { refusePassword } from './own-password.ts'

const path = '/manage/me' as const
const read = accountRoute('get', path, {
  summary: 'How the signed-in user signs in',
  responses: { 200: answer('The account', account) },
})
const change = accountRoute('put', path, {
  summary:
    'Changes the name, the password or the mails of the signed-in user; a new password ends their other sessions',
  request: { body: jsonBody(accountRequest) },
  responses: {
    200: answer('As they are now', session),
    409: problemResponse('Another user has this name.'),
    ...wrongPassword,
  },
})
const download = accountRoute('get', '/manage/me/export', {
  summary: 'Everything that is held about the signed-in user, as a file',
  responses: { 200: answer('The data', z.object({ studio: z.array(z.unknown()) })) },
})
const endTour = accountRoute('put', '/manage/me/tour', {
  summary: 'The tour of the studio was ended, and is not begun by itself again',
  responses: { 204: { description: 'Noted' } },
})

export function addAccountRoutes(app: OpenAPIHono<ServiceEnv>, { db, brand, secondFactorRoles }: PeopleOptions): void {
  app.openapi(read, async c => {
    const { user } = signedInOn(c)
    const authenticatorSince = user.totpSince?.toISOString() ?? null
    const recoveryCodes = await recoveryCodesLeft(db, user.id)
    return c.json({ authenticatorSince, recoveryCodes, mails: user.wantsMails }, 200)
  })

  app.openapi(change, async c => {
    const signedIn = signedInOn(c)
    const { user } = signedIn
    const { name, mails, password } = c.req.valid('json')
    if (password) {
      await refusePassword(c, db, { user, typed: password.current, path: ['password', 'current'] })
      const weak = whyWeak(password.next, [user.name, user.email, brand()])
      if (weak) refuseFaults(weak, [{ path: ['password', 'next'], message: weak }])
      const passwordHash = await hashPassword(password.next)
      await db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
      await endSessions(db, user.id, signedIn.session)
    }
    if (mails !== undefined) await db.update(users).set({ wantsMails: mails }).where(eq(users.id, user.id))
    await renameUser(db, user.id, name)
    return c.json(sessionAnswer({ ...signedIn, user: { ...user, name } }, secondFactorRoles), 200)
  })

  app.openapi(download, async c => {
    c.header('content-disposition', 'attachment; filename="my-data.json"')
    return c.json({ studio: [await personalData(db, signedInOn(c).user)] }, 200)
  })

  app.openapi(endTour, async c => {
    const { user } = signedInOn(c)
    await db.update(users).set({ tourEndedAt: sql`now()` }).where(eq(users.id, user.id))
    return c.body(null, 204)
  })
}
