import {
  commentChange,
  commentInput,
  commentsAnswer,
  mentionableAnswer,
} from '@agency/contracts/manage/nodes/comments.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { mentionable } from '../../../database/comments/comments.ts'
import { signedInOn } from '../../people/sign-in/session-cookie.ts'
import {
  answer,
  common,
  failures,
  jsonBody,
  type ManageOptions,
  notFound,
  onlyKey,
} from '../../writing/manage-options.ts'
import { accepted, found } from '../../writing/outcome.ts'
import { addComment, changeComment, readComments, removeComment, setDone } from './comments.ts'

const path = '/manage/nodes/{key}/comments' as const
const onePath = `${path}/{comment}` as const
const onlyOne = onlyKey.extend({ comment: z.guid().toLowerCase() })

const MISSING = 'There is no such comment. Its author may have removed it.'

const written = (description: string) => ({
  204: { description },
  409: problemResponse('It cannot be done like this; detail says why.'),
  ...notFound,
  ...failures,
})

const list = createRoute({
  ...common,
  method: 'get',
  path,
  summary: 'What users say to one another about the fields of a node',
  request: { params: onlyKey },
  responses: { 200: answer('The threads', commentsAnswer), ...notFound, ...failures },
})

const add = createRoute({
  ...common,
  method: 'post',
  path,
  summary: 'Comments on a field, or answers in a thread, and tells those who are mentioned or took part',
  request: { params: onlyKey, body: jsonBody(commentInput) },
  responses: written('Added, now or by an earlier call'),
})

const change = createRoute({
  ...common,
  method: 'put',
  path: onePath,
  summary: 'Changes one’s own comment',
  request: { params: onlyOne, body: jsonBody(commentChange) },
  responses: written('Changed'),
})

const remove = createRoute({
  ...common,
  method: 'delete',
  path: onePath,
  summary: 'Removes one’s own comment; of the first in a thread with answers, its words',
  request: { params: onlyOne },
  responses: written('Removed'),
})

const done = createRoute({
  ...common,
  method: 'post',
  path: `${onePath}/done`,
  summary: 'Marks a thread as done',
  request: { params: onlyOne },
  responses: written('Done'),
})

const again = createRoute({
  ...common,
  method: 'delete',
  path: `${onePath}/done`,
  summary: 'Opens a thread again',
  request: { params: onlyOne },
  responses: written('Open'),
})

const people = createRoute({
  ...common,
  method: 'get',
  path: '/manage/mentionable',
  summary: 'The users who can be mentioned',
  responses: { 200: answer('Ids and names', mentionableAnswer), ...failures },
})

/** The calls around comments. Only users with an account write them; readers too, as nothing of the site changes. */
export function addCommentRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(list, async c => c.json(found(await readComments(options, c.req.valid('param').key)), 200))

  app.openapi(people, async c => c.json({ people: await mentionable(options.db) }, 200))

  app.openapi(add, async c => {
    const by = signedInOn(c).user.id
    accepted(await addComment(options, c.req.valid('param').key, by, c.req.valid('json')), MISSING)
    return c.body(null, 204)
  })

  app.openapi(change, async c => {
    const { key, comment } = c.req.valid('param')
    const change = { id: comment, by: signedInOn(c).user.id, text: c.req.valid('json').text }
    accepted(await changeComment(options, key, change), MISSING)
    return c.body(null, 204)
  })

  app.openapi(remove, async c => {
    const { key, comment } = c.req.valid('param')
    accepted(await removeComment(options, key, { id: comment, by: signedInOn(c).user.id }), MISSING)
    return c.body(null, 204)
  })

  for (const [route, isDone] of [
    [done, true],
    [again, false],
  ] as const)
    app.openapi(route, async c => {
      const { key, comment } = c.req.valid('param')
      accepted(await setDone(options, key, { id: comment, by: signedInOn(c).user.id, isDone }), MISSING)
      return c.body(null, 204)
    })
}
