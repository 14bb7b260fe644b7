import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { offerPressesPath, offerPressesSchema, verifyHook } from '@agency/contracts/content/hooks.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'
import type { ContentDatabase } from '../../database/content-database.ts'
import type { ContentTree } from '../../tree/content-tree.ts'
import { countPresses } from './offer-presses.ts'

type PressOptions = { db: ContentDatabase; current: () => ContentTree | undefined; secret: string }

export function addPressRoutes(app: Hono<ServiceEnv>, { db, current, secret }: PressOptions): void {
  app.post(offerPressesPath, async c => {
    const body = await c.req.text()
    const headers = { 'x-timestamp': c.req.header('x-timestamp'), 'x-signature': c.req.header('x-signature') }
    const verdict = verifyHook(body, headers, secret, new Date())
    if (verdict !== 'valid') return problem(c, 401, `The counts are ${verdict}.`)
    const read = offerPressesSchema.safeParse(parseJson(body))
    const tree = current()
    if (!read.success) return problem(c, 400, 'The body must be {"id": "…", "pressed": [{"path": "/…", "times": 1}]}.')
    if (tree === undefined) return problem(c, 503, 'The content is not loaded yet.')
    await countPresses(db, tree, read.data.pressed, new Date())
    return c.body(null, 204)
  })
}
