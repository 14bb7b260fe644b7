import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { errorWords } from '@agency/words/shell/errors/words.ts'
import type { MiddlewareHandler } from 'hono'
import { languageOfPath } from '../../app/addresses/languages/language-of-path.ts'
import { fixedRoutes } from '../../app/fixed-routes.ts'
import type { LimitName, Limits } from '../../app/limits/limits.server.ts'
import { plainPage } from './plain-page.ts'

const ofRoutes = fixedRoutes.flatMap(({ path, limits }) =>
  Object.entries(limits ?? {}).map(([method, limit]) => [`${method} ${path}`, limit] as const),
)

/** Enquiries, accounts and pictures apply their limits themselves. */
const limited = new Map<string, LimitName>([...ofRoutes, ['POST /umbraco/surface/homepage/newssubcribe', 'signUp']])

export function limitedPaths(limits: Limits, proxies: number): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    // A HEAD takes as much work as a GET.
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const { language, inside } = languageOfPath(c.req.path.toLowerCase())
    const name = limited.get(`${method} ${inside}`)
    if (!name) return next()
    const { allowed, retryAfterSeconds } = await limits.take(name, visitorAddress(c, proxies))
    if (allowed) return next()
    const { tooMany: title, tooManyText: text } = errorWords(language).plain
    return inLanguage(language, () => plainPage({ status: 429, retryAfterSeconds, title, text }))
  }
}
