import { meRequest, ownSessions, session, totpCode, totpOffer } from '@agency/contracts/manage/session.ts'
import { problem, problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { ACCOUNT_RULE } from '@agency/service-kit/sign-in/growing-delay.ts'
import { hashPassword, isPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { encodeQR } from 'qr'
import { users } from '../../database/people-tables.ts'
import { browserName } from './browser-name.ts'
import type { PeopleOptions } from './people-options.ts'
import { beginAttempt } from './sign-in/limits.ts'
import { signedInOn } from './sign-in/session-cookie.ts'
import { sessionAnswer } from './sign-in/session-routes.ts'
import { endSession, endSessions, sessionsOf } from './sign-in/sessions.ts'
import { takeCode, userLimit } from './sign-in/sign-in.ts'
import { totpSecret, totpUri } from './sign-in/totp.ts'

const common = { tags: ['People'] }
const failures = {
  401: problemResponse('Nobody is signed in.'),
  403: problemResponse('The caller has the editor key, and no account.'),
}
const json = <Schema extends z.ZodType>(schema: Schema) => ({ content: { 'application/json': { schema } } })

const change = createRoute({
  ...common,
  method: 'put',
  path: '/manage/me',
  summary: 'Changes the name or the password of whoever is signed in; a new password ends their other sessions',
  request: { body: { required: true, ...json(meRequest) } },
  responses: {
    200: { description: 'As they are now', ...json(session) },
    422: problemResponse('The present password is wrong.'),
    ...failures,
  },
})
const offer = createRoute({
  ...common,
  method: 'post',
  path: '/manage/me/totp',
  summary: 'Makes the secret of an authenticator; nothing is asked for until its first code is confirmed',
  responses: {
    200: { description: 'The secret', ...json(totpOffer) },
    409: problemResponse('There is an authenticator already.'),
    ...failures,
  },
})
const confirm = createRoute({
  ...common,
  method: 'post',
  path: '/manage/me/totp/confirm',
  summary: 'Takes the first code of an authenticator: from now on sign-in asks for one',
  request: { body: { required: true, ...json(totpCode) } },
  responses: {
    204: { description: 'Confirmed' },
    422: problemResponse('The code is wrong, or was used already.'),
    ...failures,
  },
})
const removeTotp = createRoute({
  ...common,
  method: 'delete',
  path: '/manage/me/totp',
  summary: 'Sign-in no longer asks for a code',
  responses: { 204: { description: 'Removed' }, ...failures },
})
const list = createRoute({
  ...common,
  method: 'get',
  path: '/manage/me/sessions',
  summary: 'Where somebody is signed in',
  responses: { 200: { description: 'The sessions', ...json(ownSessions) }, ...failures },
})
const end = createRoute({
  ...common,
  method: 'delete',
  path: '/manage/me/sessions/{id}',
  summary: 'Ends a session of one’s own',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Ended' }, 404: problemResponse('There is no such session.'), ...failures },
})

/** The calls about one's own account. */
export function addMeRoutes(app: OpenAPIHono<ServiceEnv>, { db, brand }: PeopleOptions): void {
  app.openapi(change, async c => {
    const signedIn = signedInOn(c)
    const { user } = signedIn
    const { name, password } = c.req.valid('json')
    if (password) {
      const wait = await beginAttempt(db, userLimit(user.id), ACCOUNT_RULE)
      if (wait > 0) {
        c.header('retry-after', String(wait))
        throw new HTTPException(429, { message: `Too many attempts. Please wait ${wait} seconds.` })
      }
      if (!(await isPassword(password.present, user.passwordHash))) {
        const fault = { path: ['password', 'present'], message: 'This is not your present password' }
        return problem(c, 422, fault.message, { faults: [fault] }) as never
      }
      await db
        .update(users)
        .set({ passwordHash: await hashPassword(password.next) })
        .where(eq(users.id, user.id))
      await endSessions(db, user.id, signedIn.session)
    }
    await db.update(users).set({ name }).where(eq(users.id, user.id))
    return c.json(sessionAnswer({ ...signedIn, user: { ...user, name } }), 200)
  })

  app.openapi(offer, async c => {
    const { user } = signedInOn(c)
    if (user.totpSince) throw new HTTPException(409, { message: 'There is an authenticator already: remove it first.' })
    const secret = totpSecret()
    await db.update(users).set({ totpSecret: secret, totpStep: null }).where(eq(users.id, user.id))
    const uri = totpUri(secret, brand(), user.email)
    return c.json({ secret, uri, qr: encodeQR(uri, 'svg') }, 200)
  })

  app.openapi(confirm, async c => {
    const { user } = signedInOn(c)
    if (!(await takeCode(db, user, c.req.valid('json').code)))
      return problem(c, 422, 'The code is wrong, or was used already.') as never
    await db.update(users).set({ totpSince: sql`now()` }).where(eq(users.id, user.id))
    return c.body(null, 204)
  })

  app.openapi(removeTotp, async c => {
    const nothing = { totpSecret: null, totpSince: null, totpStep: null }
    await db
      .update(users)
      .set(nothing)
      .where(eq(users.id, signedInOn(c).user.id))
    return c.body(null, 204)
  })

  app.openapi(list, async c => {
    const { user, session: own } = signedInOn(c)
    const sessions = (await sessionsOf(db, user.id)).map(({ id, browser, createdAt, lastSeenAt }) => ({
      id,
      browser: browserName(browser),
      since: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      current: id === own,
    }))
    return c.json({ sessions }, 200)
  })

  app.openapi(end, async c => {
    if (!(await endSession(db, signedInOn(c).user.id, c.req.valid('param').id)))
      throw new HTTPException(404, { message: 'There is no such session.' })
    return c.body(null, 204)
  })
}
