import { includesRole } from '@agency/contracts/manage/roles.ts'
import { authenticatorNeeded, csrfHeader } from '@agency/contracts/manage/session.ts'
import { onlyOurPages } from '@agency/service-kit/http/only-our-pages.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { sameSecret } from '@agency/service-kit/http/same-secret.ts'
import type { Context, Hono } from 'hono'
import { type Actor, machine } from './actor.ts'
import { calledRoute, firstParameter, manageRoutes } from './call-of-request.ts'
import { ruleOf } from './calls.ts'

/** The user of the session cookie, and the CSRF token that only our pages know. */
type Recognised = { actor: Actor; csrf: string; needsAuthenticator: boolean; hasAuthenticator: boolean }

export type GateOptions = {
  editorKey: string
  /** The origins of the studio: only its pages write with a cookie. */
  origins: string[]
  recognise: (c: Context) => Promise<Recognised | undefined>
  record: (entry: { by: string; what: string; key: string | null; detail: string | null }) => Promise<void>
  /** For refused calls; stops after too many of the same caller. */
  recordRefused: (entry: { by: string; what: string; key: string | null; detail: string | null }) => Promise<void>
}

/** Authenticates the caller, checks their role, and audits the change before the response. Add before the calls. */
export function addGate(
  app: Hono<ServiceEnv>,
  { editorKey, origins, recognise, record, recordRefused }: GateOptions,
): void {
  app.use('/manage/*', onlyOurPages(origins), async (c, next) => {
    const route = calledRoute(c)
    const { needed, audit } = (route && ruleOf(route.method, route.path)) ?? { needed: 'reader', audit: null }
    const isMachine = sameSecret(c.req.header('x-editor-key'), editorKey)
    const signedIn = isMachine ? undefined : await recognise(c)
    const actor = isMachine ? machine : signedIn?.actor
    c.set('actor', actor)
    if (needed !== 'anybody') {
      if (actor === undefined) return problem(c, 401, 'Sign in, or send the editor key in the header x-editor-key.')
      const refused = { by: actor.id, what: 'was refused', key: null, detail: `${c.req.method} ${route?.path ?? ''}` }
      const why = signedIn?.needsAuthenticator && refusedByDuty(route, signedIn.hasAuthenticator)
      if (why) {
        await recordRefused({ ...refused, detail: `${refused.detail}: their role needs an authenticator` })
        return problem(c, 403, why, { type: authenticatorNeeded, title: 'Authenticator Needed' })
      }
      if (!includesRole(actor.role, needed)) {
        await recordRefused(refused)
        return problem(c, 403, `This needs the role ${needed}.`)
      }
      if (signedIn && c.req.method !== 'GET' && !sameSecret(c.req.header(csrfHeader), signedIn.csrf)) {
        await recordRefused(refused)
        return problem(c, 403, `Writes carry the token of the session in the header ${csrfHeader}.`)
      }
    }
    await next()
    const by = c.var.actor?.id
    if (audit === null || by === undefined || c.res.status >= 400) return
    const { key = firstParameter(route?.path, c.req.path), detail = null, isNoted = false } = c.var.auditNote ?? {}
    if (isNoted) return
    await record({ by, what: audit, key, detail })
  })
}

/** @throws if a route below `/manage` is not in the table of calls. Call it after all routes are added. */
export function checkEveryCallHasARule(app: Hono<ServiceEnv>): void {
  const missing = manageRoutes(app).filter(({ method, path }) => ruleOf(method, path) === undefined)
  if (missing.length === 0) return
  const names = missing.map(({ method, path }) => `${method} ${path}`)
  throw new Error(`managing/access/calls.ts does not say who may call ${names.join(', ')}`)
}

/** Calls open to users whose role needs an authenticator before they have one: see the account, set it up, sign out. */
const settingUp = new Set([
  'GET /manage/session',
  'DELETE /manage/session',
  'GET /manage/me',
  'POST /manage/me/totp',
  'POST /manage/me/totp/confirm',
])

const remove = 'POST /manage/me/totp/remove'

/** The reason for refusing a call of a user whose role needs an authenticator; undefined for an allowed one. */
function refusedByDuty(
  route: { method: string; path: string } | undefined,
  hasAuthenticator: boolean,
): string | undefined {
  const call = `${route?.method} ${route?.path}`
  if (!hasAuthenticator)
    return settingUp.has(call) ? undefined : 'Your role needs an authenticator app. Set it up to continue.'
  return call === remove ? 'Your role needs an authenticator app: it cannot be turned off.' : undefined
}
