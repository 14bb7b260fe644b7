import { invitedUser, user as userAnswer, userRequest, users as usersAnswer } from '@agency/contracts/manage/users.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { transaction } from '../../../database/content-database.ts'
import type { UserRow } from '../../../database/people-tables.ts'
import { noteForAudit } from '../../access/audit-note.ts'
import { answer, routesOf } from '../../writing/manage-options.ts'
import type { PeopleOptions } from '../people-options.ts'
import { eraseUser } from '../privacy/person.ts'
import { addUser, changeUser, findUser, foundUser, listUsers } from '../users.ts'
import { passLink } from './pass-link.ts'

export const userRoute = routesOf({ tags: ['People'], security: [{ editorKey: [] }] }, {})
export const params = z.object({ id: z.uuid() })
const body = { required: true, content: { 'application/json': { schema: userRequest } } }
export const one = { content: { 'application/json': { schema: userAnswer } } }
export const missing = problemResponse('There is no such user.')
export const refusedResponse = problemResponse('Another user has this address, or no administrator would be left.')

const list = userRoute('get', '/manage/users', {
  summary: 'Who may sign in',
  responses: { 200: { description: 'All users', content: { 'application/json': { schema: usersAnswer } } } },
})
const add = userRoute('post', '/manage/users', {
  summary: 'Invites a user with a link to choose a password: by mail, or without a mail server in the answer',
  request: { body },
  responses: { 201: answer('Invited', invitedUser), 409: refusedResponse },
})
const change = userRoute('put', '/manage/users/{id}', {
  summary: 'Changes the name, address or role of a user',
  request: { params, body },
  responses: { 200: { description: 'Changed', ...one }, 404: missing, 409: refusedResponse },
})
const remove = userRoute('delete', '/manage/users/{id}', {
  summary: 'Removes a user, with everything that is held about them',
  request: { params },
  responses: { 204: { description: 'Removed' }, 404: missing, 409: refusedResponse },
})

export function addUserRoutes(app: OpenAPIHono<ServiceEnv>, options: PeopleOptions): void {
  const { db } = options

  app.openapi(list, async c => c.json({ users: (await listUsers(db)).map(answerOf) }, 200))

  app.openapi(add, async c => {
    const { added, link } = await transaction(db, async tx => {
      const added = await addUser(tx, c.req.valid('json'))
      return { added, link: await passLink(c, tx, options, added) }
    })
    const detail = [`as ${added.role}`, ...(c.var.auditNote?.detail ? [c.var.auditNote.detail] : [])].join(', ')
    noteForAudit(c, { key: added.id, detail })
    return c.json({ ...answerOf(added), link }, 201)
  })

  app.openapi(change, async c => {
    const changed = await changeUser(db, c.req.valid('param').id, c.req.valid('json'))
    noteForAudit(c, { detail: `as ${changed.role}` })
    return c.json(answerOf(changed), 200)
  })

  app.openapi(remove, async c => {
    const user = foundUser(await findUser(db, c.req.valid('param').id))
    foundUser((await eraseUser(db, user)) || undefined)
    return c.body(null, 204)
  })
}

export const answerOf = (user: UserRow): z.output<typeof userAnswer> => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  totp: user.totpSince !== null,
  invited: user.passwordHash === null,
  blocked: user.blockedAt !== null,
  created: user.createdAt.toISOString(),
  lastSignIn: user.lastSignInAt?.toISOString() ?? null,
})
