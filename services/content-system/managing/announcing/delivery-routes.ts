import { deliveries, delivery } from '@agency/contracts/manage/webhooks.ts'
import { problemResponse, tooManyRequests, tooManyResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { actorOf } from '../access/actor.ts'
import { countCall } from '../access/limits.ts'
import { answer } from '../writing/manage-options.ts'
import { found } from '../writing/outcome.ts'
import { listDeliveries, tellAgain, tryWebhook } from './deliveries.ts'
import { postToWebhook } from './post-hook.ts'
import type { WebhookOptions } from './webhook-options.ts'

/** Enough to try an address out, too little to search a network with. */
const BY_HAND = { calls: 30, seconds: 3600 }
const NOTHING = 'There is no such webhook, or nothing to tell.'

const common = { tags: ['Webhooks'], security: [{ editorKey: [] }] }
const params = z.object({ id: z.uuid() })
const missing = problemResponse('There is no such webhook.')
const tooMany = tooManyResponse('calls')

const attempt = createRoute({
  ...common,
  method: 'post',
  path: '/manage/webhooks/{id}/test',
  summary: 'Calls a webhook now, with a signed message that tells of no node',
  request: { params },
  responses: { 200: answer('How it answered', delivery), 404: missing, 429: tooMany },
})
const list = createRoute({
  ...common,
  method: 'get',
  path: '/manage/webhooks/{id}/deliveries',
  summary: 'The recent deliveries of a webhook, and how it answered',
  request: { params },
  responses: { 200: answer('The newest twenty', deliveries), 404: missing },
})
const retry = createRoute({
  ...common,
  method: 'post',
  path: '/manage/webhooks/{id}/deliveries/{delivery}/retry',
  summary: 'Sends a delivery to its webhook again',
  request: { params: params.extend({ delivery: z.coerce.number().int().positive() }) },
  responses: {
    202: { description: 'It is being sent' },
    404: problemResponse('There is no such delivery, or it had no message.'),
    429: tooMany,
  },
})

/** The calls by which administrators see whether webhooks work. */
export function addDeliveryRoutes(app: OpenAPIHono<ServiceEnv>, { db, senders, internalHosts }: WebhookOptions): void {
  const post = postToWebhook(internalHosts)

  async function refuseTooMany(c: Context) {
    const wait = await countCall(db, limitKey('webhook', actorOf(c).id), BY_HAND)
    return wait > 0 ? tooManyRequests(c, wait) : undefined
  }

  app.openapi(attempt, async c => {
    const refused = await refuseTooMany(c)
    if (refused) return refused
    return c.json(found(await tryWebhook(db, c.req.valid('param').id, post), NOTHING), 200)
  })

  app.openapi(list, async c =>
    c.json({ deliveries: found(await listDeliveries(db, c.req.valid('param').id), NOTHING) }, 200),
  )

  app.openapi(retry, async c => {
    const refused = await refuseTooMany(c)
    if (refused) return refused
    const { id, delivery } = c.req.valid('param')
    found((await tellAgain(db, id, delivery)) || undefined, NOTHING)
    await senders.wake()
    return c.body(null, 202)
  })
}
