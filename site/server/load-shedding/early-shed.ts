import type { IncomingMessage, ServerResponse } from 'node:http'
import { cleanPath } from '../../app/addresses/canonical-url.ts'
import { redirects } from '../../app/addresses/redirects.ts'
import { firstSegments, fixedRoutes } from '../../app/fixed-routes.ts'
import type { AdmissionQueue } from './admission-queue.ts'
import { overloadPage } from './overload-page.ts'

/** What costs no page: files, pictures, probes, look-ups, calls of our own pages. */
const lookUps = firstSegments(fixedRoutes.filter(({ isLookUp }) => isLookUp))
const ownCalls = ['assets', 'img', 'account', 'umbraco', 'hooks', 'healthz', 'readyz', 'vitals', '\\.well-known']
const cheap = new RegExp(`^/(?:(?:${[...ownCalls, ...lookUps].join('|')})(?:/|$)|.*\\.\\w+$)`)

export type EarlyShedOptions = {
  admission: Pick<AdmissionQueue, 'isFull' | 'reject'>
  /** Whether there is a page in memory for this request, however old. */
  isCached: (request: IncomingMessage) => boolean
  hotline: () => string
}

/**
 * Rejects page views in front of the application, while no more may wait: a flood then costs a tenth of what going through
 * the application costs. Everything that needs no new page goes on, and so do forms.
 * @returns Says whether it has answered the request.
 */
export function createEarlyShed({ admission, isCached, hotline }: EarlyShedOptions) {
  let prepared: { hotline: string; headers: Record<string, string>; body: Promise<string> } | undefined

  function page() {
    const current = hotline()
    if (prepared?.hotline !== current) {
      const answer = overloadPage(false, current)
      prepared = { hotline: current, headers: Object.fromEntries(answer.headers), body: answer.text() }
    }
    return prepared
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!admission.isFull() || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    if (cheap.test(path) || cleanPath(path) !== undefined || Object.hasOwn(redirects, path) || isCached(request))
      return false
    const { headers, body } = page()
    Promise.all([body, admission.reject()]).then(([html]) => {
      response.writeHead(503, headers)
      response.end(request.method === 'HEAD' ? undefined : html)
    })
    return true
  }
}
