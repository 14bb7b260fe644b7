import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { contentHookSchema, verifyHook } from '@agency/contracts/content/hooks.ts'
import { readNodeKey } from '@agency/contracts/content/route-node.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { Handler } from 'hono'
import type { SpentTokens } from '../../../app/limits/spent-tokens.server.ts'

const sizeLimit = 1024 * 1024
/** Longer than a signature is valid. */
const rememberedMs = 15 * 60 * 1000

const otherKeys = /^(?:\*|redirects|\d{1,10})$/

/** Accepts each signature once, so that an intercepted announcement cannot be replayed to empty the caches. */
export function contentHook(secret: string, spent: SpentTokens, forget: (keys: string[]) => void): Handler {
  return async c => {
    if (Number(c.req.header('content-length') ?? 0) > sizeLimit) return problem(c, 413)
    const body = await c.req.text()
    const headers = { 'x-timestamp': c.req.header('x-timestamp'), 'x-signature': c.req.header('x-signature') }
    const verdict = verifyHook(body, headers, secret, new Date())
    if (verdict !== 'valid') return problem(c, 401, `The announcement is ${verdict}.`)
    const hook = contentHookSchema.safeParse(parseJson(body))
    if (!hook.success) return problem(c, 400, 'The body must be {"keys": ["…"]}.')
    const keys = hook.data.keys.map(written => readNodeKey(written) ?? written.trim())
    const unknown = keys.find(key => readNodeKey(key) === undefined && !otherKeys.test(key))
    if (unknown !== undefined) return problem(c, 400, `“${unknown.slice(0, 80)}” is no key of a node.`)
    const isFirst = await spent.spend(`announcement ${headers['x-signature']}`, rememberedMs)
    if (!isFirst) return problem(c, 409, 'This announcement was taken before.')
    forget(keys)
    return c.body(null, 204)
  }
}
