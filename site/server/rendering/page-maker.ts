import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ContentCache } from '../../app/clients/content/cache/content-cache.server.ts'
import {
  newPageDependencies,
  type PageDependencies,
  recordDependencies,
} from '../../app/clients/content/cache/page-dependencies.server.ts'
import { createContentSource } from '../../app/clients/content/content-source.server.ts'
import { createOrigins } from '../../app/clients/content/readers/origins.ts'
import { withPageFailures } from '../../app/clients/upstreams/page-failures.server.ts'
import { withinRequest } from '../../app/clients/upstreams/request-deadline.server.ts'
import { type SiteContext, siteContext } from '../../app/context.server.ts'
import { contentFor } from '../../app/features/preview/preview-content.server.ts'
import type { RenderedPage } from '../http/compression/packed.ts'
import type { AdmissionQueue } from '../load-shedding/admission-queue.ts'
import { countRender } from '../observability/site-metrics.ts'

export type Visit = Pick<SiteContext, 'log' | 'requestId' | 'session' | 'isLapsed' | 'cameFromUs' | 'visitorAddress'>

/** For one visitor, or for all if `uses` is given, which records dependencies. Rejects with `Overloaded`. */
export type PageMaker = (request: Request, visit: Visit, uses?: PageDependencies) => Promise<RenderedPage>

type Parts = Pick<SiteContext, 'env' | 'enquiries' | 'personCheck' | 'policy'> & {
  cache: ContentCache
  admission: AdmissionQueue
}

export function createPageMaker({ cache, admission, ...parts }: Parts): PageMaker {
  const render = createRequestHandler(build, import.meta.env.MODE)
  return async (request, visit, uses = newPageDependencies(Date.now())) => {
    const allowed = await contentFor(new URL(request.url), parts.env, cache)
    const origins = allowed === cache ? undefined : createOrigins()
    const source = createContentSource(recordDependencies(allowed, uses), parts.env, origins)
    const visible = withinRequest(source, 'content', request.method)
    const onSystemAway = () => {
      uses.incomplete = true
    }
    const result: SiteContext['result'] = { pageType: 'other' }
    const context = new RouterContextProvider()
    context.set(siteContext, {
      ...parts,
      ...visit,
      uses,
      origins,
      result,
      now: Date.now(),
      content: withPageFailures(visible, visit.log, onSystemAway),
    })
    return admission.run(request.method === 'POST' ? 'form' : 'page', async () => {
      const started = performance.now()
      const response = await render(request, context)
      const body = result.document ?? Buffer.from(await response.arrayBuffer())
      countRender(result.pageType, response.status, (performance.now() - started) / 1000)
      return { status: response.status, headers: response.headers, body }
    })
  }
}
