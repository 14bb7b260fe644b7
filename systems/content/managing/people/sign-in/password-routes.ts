import { passwordResetRequest, passwordResetTaken } from '@agency/contracts/manage/session.ts'
import { problemResponse, tooManyRequests, tooManyResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { whyWeak } from '@agency/service-kit/sign-in/weak-password.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { transaction } from '../../../database/content-database.ts'
import { users } from '../../../database/people-tables.ts'
import { userActor } from '../../access/actor.ts'
import { countCall, countLinkMail, forgetAttempts } from '../../access/limits.ts'
import { ManageFault, refuseFaults } from '../../writing/manage-fault.ts'
import type { PeopleOptions } from '../people-options.ts'
import { findByEmail, findUser } from '../users.ts'
import { ownerOfLink, usePasswordLink } from './password-links.ts'
import { endSessions } from './sessions.ts'
import { userLimit } from './sign-in.ts'

const perAddress = { calls: 30, seconds: 3600 }

const ask = createRoute({
  tags: ['People'],
  method: 'post',
  path: '/manage/password-reset',
  summary: 'Mails a link to choose a new password, if a user has this address',
  request: { body: { required: true, content: { 'application/json': { schema: passwordResetRequest } } } },
  responses: {
    202: { description: 'The answer is the same whether or not there is such a user' },
    429: tooManyResponse('calls'),
  },
})

const take = createRoute({
  tags: ['People'],
  method: 'post',
  path: '/manage/password-reset/{token}',
  summary: 'Takes the new password of the user who followed the link; ends all of their sessions',
  request: {
    params: z.object({ token: z.string().max(100) }),
    body: { required: true, content: { 'application/json': { schema: passwordResetTaken } } },
  },
  responses: {
    204: { description: 'The password is changed' },
    404: problemResponse('The link was used, or is too old.'),
    422: problemResponse('The password is guessed early; detail says why. The link stays good.'),
  },
})

export function addPasswordRoutes(app: OpenAPIHono<ServiceEnv>, { db, queue, proxies, brand }: PeopleOptions): void {
  app.openapi(ask, async c => {
    const wait = await countCall(db, limitKey('reset', visitorAddress(c, proxies)), perAddress)
    if (wait > 0) return tooManyRequests(c, wait, 'Too many attempts. Please try again later.')
    // Not awaited: the response time must not tell whether the user exists.
    mailLink(c.req.valid('json').email).catch(error => c.var.log.error({ err: error.code }, 'no reset link was mailed'))
    return c.body(null, 202)
  })

  async function mailLink(email: string) {
    const user = await findByEmail(db, email)
    if (user === undefined || user.blockedAt !== null || (await countLinkMail(db, user.id)) > 0) return
    await queue.enqueue(db, 'mail', [{ user: user.id, about: 'reset' }])
  }

  app.openapi(take, async c => {
    const { token } = c.req.valid('param')
    // Before any hashing: everybody can invent a link, and hashing for them would keep others from signing in.
    const id = await ownerOfLink(db, token)
    const owner = id && (await findUser(db, id))
    if (!owner) throw noLink()
    const { password } = c.req.valid('json')
    const weak = whyWeak(password, [owner.name, owner.email, brand()])
    if (weak) refuseFaults(weak, [{ path: ['password'], message: weak }])
    const passwordHash = await hashPassword(password)
    const user = await transaction(db, async tx => {
      const id = await usePasswordLink(tx, token)
      if (id === undefined) return undefined
      await tx.update(users).set({ passwordHash }).where(eq(users.id, id))
      await endSessions(tx, id)
      await forgetAttempts(tx, userLimit(id))
      return findUser(tx, id)
    })
    if (user === undefined) throw noLink()
    c.set('actor', userActor(user))
    return c.body(null, 204)
  })
}

const noLink = () => new ManageFault(404, 'This link was used already, or is too old.')
