import { ownSessions } from '@agency/contracts/manage/account.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { ManageFault } from '../../writing/manage-fault.ts'
import { answer } from '../../writing/manage-options.ts'
import type { PeopleOptions } from '../people-options.ts'
import { signedInOn } from '../sign-in/session-cookie.ts'
import { endSession, endSessions, sessionsOf } from '../sign-in/sessions.ts'
import { accountRoute } from './account-calls.ts'

const path = '/manage/me/sessions' as const
const list = accountRoute('get', path, {
  summary: 'Where the user is signed in',
  responses: { 200: answer('The sessions', ownSessions) },
})
const end = accountRoute('delete', `${path}/{id}`, {
  summary: 'Ends a session of one’s own',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Ended' }, 404: problemResponse('There is no such session.') },
})
const endOthers = accountRoute('delete', path, {
  summary: 'Ends all of one’s own sessions but this one',
  responses: { 204: { description: 'Ended' } },
})

export function addOwnSessionRoutes(app: OpenAPIHono<ServiceEnv>, { db }: PeopleOptions): void {
  app.openapi(list, async c => {
    const { user, session: ownSession } = signedInOn(c)
    const sessions = (await sessionsOf(db, user.id)).map(({ id, browser, createdAt, lastSeenAt }) => ({
      id,
      browser: browserName(browser),
      since: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      current: id === ownSession,
    }))
    return c.json({ sessions }, 200)
  })

  app.openapi(end, async c => {
    if (!(await endSession(db, signedInOn(c).user.id, c.req.valid('param').id)))
      throw new ManageFault(404, 'There is no such session.')
    return c.body(null, 204)
  })

  app.openapi(endOthers, async c => {
    const { user, session } = signedInOn(c)
    await endSessions(db, user.id, session)
    return c.body(null, 204)
  })
}

/** The first match: most browsers also claim to be later ones. */
const browsers = { Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet', Firefox: 'Firefox', Chrome: 'Chrome' }
const systems = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS': 'Mac',
  Linux: 'Linux',
}

/** `Firefox on Windows` */
function browserName(userAgent: string): string {
  const first = (names: Record<string, string>) => Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1]
  const browser = first(browsers) ?? (userAgent.includes('Safari') ? 'Safari' : 'A browser')
  const system = first(systems)
  return system === undefined ? browser : `${browser} on ${system}`
}
