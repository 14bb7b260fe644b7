import { agency, codeNeeded, session, signInRequest } from '@agency/contracts/manage/session.ts'
import { problem, problemResponse, tooManyRequests, tooManyResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { createConcurrencyLimit } from '@agency/service-kit/sign-in/concurrency-limit.ts'
import { createShortQueue } from '@agency/service-kit/sign-in/short-queue.ts'
import { createRoute, type OpenAPIHono, type z } from '@hono/zod-openapi'
import { stranger, userActor } from '../../access/actor.ts'
import { recordRefused } from '../../audit/audit.ts'
import type { PeopleOptions } from '../people-options.ts'
import { findByEmail } from '../users.ts'
import { forgetSession, signedInOn, signIn, studioBrowsers } from './session-cookie.ts'
import { endSession, type SignedIn } from './sessions.ts'
import { trySignIn } from './sign-in.ts'

const tags = ['People']
const answer = { description: 'Who is signed in', content: { 'application/json': { schema: session } } }
const signedOut = { 401: problemResponse('The caller is not signed in.') }

const post = createRoute({
  tags,
  method: 'post',
  path: '/manage/session',
  summary: 'Signs a user in; the answer sets the cookie studio_session',
  request: { body: { required: true, content: { 'application/json': { schema: signInRequest } } } },
  responses: {
    200: answer,
    401: problemResponse(`The address or the password is wrong; of the type ${codeNeeded}, a code is asked for too.`),
    429: tooManyResponse('attempts'),
  },
})

const get = createRoute({
  tags,
  method: 'get',
  path: '/manage/session',
  summary: 'Who is signed in',
  responses: { 200: answer, ...signedOut },
})

const readAgency = createRoute({
  tags,
  method: 'get',
  path: '/manage/agency',
  summary: 'Whose site the studio edits',
  responses: { 200: { description: 'Its name', content: { 'application/json': { schema: agency } } } },
})

const remove = createRoute({
  tags,
  method: 'delete',
  path: '/manage/session',
  summary: 'Signs out',
  responses: { 204: { description: 'Signed out' }, ...signedOut },
})

/** Sign-ins in progress at once; as many more may wait. */
const atOnce = { total: 8, perAddress: 4 }

export function addSessionRoutes(
  app: OpenAPIHono<ServiceEnv>,
  { db, secure, secondFactorRoles, proxies, browserSecret, brand }: PeopleOptions,
): void {
  const browsers = studioBrowsers(secure, browserSecret)
  const enter = createShortQueue(createConcurrencyLimit(atOnce), atOnce)

  app.openapi(post, async c => {
    const browserOf = (id: string) => browsers.browserOf(c, id)
    const request = { address: visitorAddress(c, proxies), browserOf, ...c.req.valid('json') }
    const outcome = await trySignIn(db, enter, request)
    if (outcome.kind !== 'welcome') await noteFailure(c.req.valid('json').email, outcome.kind)
    if (outcome.kind === 'wait') return tooManyRequests(c, outcome.seconds)
    if (outcome.kind === codeNeeded)
      return problem(c, 401, 'Give the six digits of your authenticator too.', { type: codeNeeded })
    if (outcome.kind === 'mismatch') return problem(c, 401, 'The e-mail address, the password or the code is wrong.')
    c.set('actor', userActor(outcome.account))
    const signedIn = await signIn(c, db, outcome.account, secure)
    await browsers.remember(c, outcome.account.id)
    return c.json(sessionAnswer(signedIn, secondFactorRoles), 200)
  })

  /** For an unknown address, stores neither the address nor each attempt. */
  async function noteFailure(email: string, kind: string) {
    if (kind === codeNeeded) return
    const user = await findByEmail(db, email)
    const detail = kind === 'wait' ? 'too many attempts' : null
    await recordRefused(db, { by: stranger.id, what: 'failed to sign in', key: user?.id ?? null, detail })
  }

  app.openapi(get, c => c.json(sessionAnswer(signedInOn(c), secondFactorRoles), 200))

  app.openapi(readAgency, c => c.json({ name: brand() }, 200))

  app.openapi(remove, async c => {
    const { user, session: id } = signedInOn(c)
    await endSession(db, user.id, id)
    forgetSession(c, secure)
    return c.body(null, 204)
  })
}

export const sessionAnswer = (
  { user, csrf }: SignedIn,
  secondFactorRoles: PeopleOptions['secondFactorRoles'],
): z.output<typeof session> => ({
  user: {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    totp: user.totpSince !== null,
    totpNeeded: secondFactorRoles.includes(user.role),
    tourEnded: user.tourEndedAt !== null,
  },
  csrf,
})
