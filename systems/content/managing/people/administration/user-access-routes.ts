import { handOverAnswer, handOverInput, userDrafts, userLink } from '@agency/contracts/manage/users.ts'
import { problemResponse, tooManyRequests, tooManyResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { draftsBy, newestDrafts } from '../../../database/versions.ts'
import { noteForAudit } from '../../access/audit-note.ts'
import { countLinkMail } from '../../access/limits.ts'
import { refused } from '../../writing/manage-fault.ts'
import { answer, jsonBody } from '../../writing/manage-options.ts'
import type { PeopleOptions } from '../people-options.ts'
import { personalData } from '../privacy/person.ts'
import { removeAuthenticator } from '../sign-in/authenticator.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { blockUser, findUser, foundUser } from '../users.ts'
import { handDraftsOver } from './hand-over.ts'
import { passLink } from './pass-link.ts'
import { answerOf, missing, one, params, refusedResponse, userRoute } from './user-routes.ts'

const path = '/manage/users/{id}' as const
const request = { params }
const drafts = userRoute('get', `${path}/drafts`, {
  summary: 'Names of the nodes with unpublished changes of a user',
  request,
  responses: { 200: answer('The names', userDrafts), 404: missing },
})
const handOver = userRoute('post', `${path}/drafts`, {
  summary: 'Makes the unpublished changes of a user those of another, who finishes them',
  request: { params, body: jsonBody(handOverInput) },
  responses: { 200: answer('How many', handOverAnswer), 404: missing, 409: problemResponse('The other is blocked.') },
})
const block = userRoute('post', `${path}/block`, {
  summary: 'Closes an account: its sessions end, and sign-ins are refused',
  request,
  responses: { 200: { description: 'Blocked', ...one }, 404: missing, 409: refusedResponse },
})
const unblock = userRoute('post', `${path}/unblock`, {
  summary: 'Opens an account again',
  request,
  responses: { 200: { description: 'Open', ...one }, 404: missing },
})
const endAll = userRoute('delete', `${path}/sessions`, {
  summary: 'Signs a user out everywhere',
  request,
  responses: { 204: { description: 'Ended' }, 404: missing },
})
const removeTotp = userRoute('delete', `${path}/totp`, {
  summary: 'Removes the authenticator of a user who lost it, so that signing in needs no code',
  request,
  responses: { 204: { description: 'Removed' }, 404: missing },
})
const mailLink = userRoute('post', `${path}/password-link`, {
  summary: 'Mails a user a link to choose a password, or answers it where there is no mail server',
  request,
  responses: {
    200: answer('Mailed, or the link', userLink),
    404: missing,
    409: problemResponse('The account is blocked.'),
    429: tooManyResponse('mails'),
  },
})
const download = userRoute('post', `${path}/export`, {
  summary: 'Everything that is held about a user; a post, so that the audit has it',
  request,
  responses: { 200: answer('The data', z.object({ studio: z.array(z.unknown()) })), 404: missing },
})

export function addUserAccessRoutes(app: OpenAPIHono<ServiceEnv>, options: PeopleOptions): void {
  const { db } = options

  app.openapi(drafts, async c => {
    const { id } = foundUser(await findUser(db, c.req.valid('param').id))
    const keys = (await draftsBy(db, id)).map(({ key }) => key)
    const names = new Map((await newestDrafts(db, keys)).map(({ key, name }) => [key, name]))
    return c.json({ names: keys.flatMap(key => names.get(key) ?? []) }, 200)
  })

  app.openapi(handOver, async c => {
    const from = foundUser(await findUser(db, c.req.valid('param').id))
    const to = foundUser(await findUser(db, c.req.valid('json').to))
    if (to.blockedAt) throw refused('This account is blocked.')
    const count = await handDraftsOver(db, from.id, to.id)
    noteForAudit(c, { detail: `${count} drafts` })
    return c.json({ count }, 200)
  })

  app.openapi(block, async c => c.json(answerOf(await blockUser(db, c.req.valid('param').id, true)), 200))

  app.openapi(unblock, async c => c.json(answerOf(await blockUser(db, c.req.valid('param').id, false)), 200))

  app.openapi(endAll, async c => {
    const { id } = foundUser(await findUser(db, c.req.valid('param').id))
    await endSessions(db, id)
    return c.body(null, 204)
  })

  app.openapi(removeTotp, async c => {
    foundUser(await removeAuthenticator(db, c.req.valid('param').id))
    return c.body(null, 204)
  })

  app.openapi(mailLink, async c => {
    const user = foundUser(await findUser(db, c.req.valid('param').id))
    if (user.blockedAt) throw refused('This account is blocked. Unblock it first.')
    const wait = await countLinkMail(db, user.id)
    const late = 'They were sent several links already. Please try again in half an hour.'
    if (wait > 0) return tooManyRequests(c, wait, late)
    return c.json({ link: await passLink(c, db, options, user) }, 200)
  })

  app.openapi(download, async c => {
    const user = foundUser(await findUser(db, c.req.valid('param').id))
    c.header('content-disposition', `attachment; filename="personal-data.json"`)
    return c.json({ studio: [await personalData(db, user)] }, 200)
  })
}
