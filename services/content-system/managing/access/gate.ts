import { includesRole } from '@agency/contracts/manage/roles.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { sameSecret } from '@agency/service-kit/http/same-secret.ts'
import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type Actor, machine } from './actor.ts'
import { ruleOf } from './calls.ts'

export type GateOptions = { editorKey: string }

/**
 * Stands before every call below `/manage`: finds out who calls, and lets in whoever has the role that the table of calls
 * asks for. Added before the calls themselves.
 */
export function addGate(app: Hono<ServiceEnv>, { editorKey }: GateOptions): void {
  app.use('/manage/*', async (c, next) => {
    const { needed } = ruleOfRequest(c) ?? { needed: 'reader' }
    const actor = identify(c)
    c.set('actor', actor)
    if (needed === 'anybody') return next()
    if (actor === undefined) return problem(c, 401, 'Sign in, or send the editor key in the header x-editor-key.')
    if (!includesRole(actor.role, needed)) return problem(c, 403, `This needs the role ${needed}.`)
    return next()
  })

  function identify(c: Context): Actor | undefined {
    return sameSecret(c.req.header('x-editor-key'), editorKey) ? machine : undefined
  }
}

/** Throws if a route below `/manage` is not in the table of calls. Called when all routes are there. */
export function checkEveryCallHasARule(app: Hono<ServiceEnv>): void {
  const missing = manageRoutes(app).filter(({ method, path }) => ruleOf(method, path) === undefined)
  if (missing.length === 0) return
  const names = missing.map(({ method, path }) => `${method} ${path}`)
  throw new Error(`managing/access/calls.ts does not say who may call ${names.join(', ')}`)
}

/** Every route below `/manage`, with its parameters in braces. */
export const manageRoutes = (app: Hono<ServiceEnv>): { method: string; path: string }[] =>
  app.routes.filter(isCall).map(({ method, path }) => ({ method, path: inBraces(path) }))

const isCall = ({ method, path }: { method: string; path: string }) =>
  path.startsWith('/manage/') && method !== 'ALL' && !path.includes('*')

const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}')

function ruleOfRequest(c: Context) {
  const route = matchedRoutes(c).find(isCall)
  return route && ruleOf(route.method, inBraces(route.path))
}
