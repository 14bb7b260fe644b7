import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ContentCache } from './content/content-cache.server.ts'
import { createContentSource } from './content/content-source.server.ts'
import { withPageFailures } from './http/page-failures.server.ts'
import type { RenderGate } from './overload/render-gate.server.ts'
import { newPageUses, notingUses, type PageUses } from './page-cache/page-uses.server.ts'
import { isPage } from './page-types/page-aliases.ts'
import { contentFor } from './preview/preview-content.server.ts'
import { countRender } from './seeing/site-figures.server.ts'
import type { MadePage } from './serving/made-page.ts'
import { type SiteContext, siteContext } from './site-context.server.ts'
import { withinRequest } from './upstreams/request-deadline.server.ts'

/** Who asks, as far as a page needs to know. */
export type Visit = Pick<SiteContext, 'log' | 'requestId' | 'session' | 'isLapsed' | 'cameFromUs' | 'visitorAddress'>

/** Makes one page: for one visitor, or for all of them when `uses` notes what it is made from. Rejects with `Overloaded`. */
export type PageMaker = (request: Request, visit: Visit, uses?: PageUses) => Promise<MadePage>

type Parts = Pick<SiteContext, 'env' | 'enquiries' | 'personCheck' | 'policy'> & {
  cache: ContentCache
  gate: RenderGate
}

/** Runs routes, loaders, actions and templates, a few at a time. */
export function createPageMaker({ cache, gate, ...parts }: Parts): PageMaker {
  const render = createRequestHandler(build, import.meta.env.MODE)
  return (request, visit, uses = newPageUses(Date.now())) => {
    const source = createContentSource(notingUses(cache, uses), isPage)
    const visible = withinRequest(contentFor(new URL(request.url), parts.env, source), 'content', request.method)
    const onSystemAway = () => {
      uses.incomplete = true
    }
    const made: SiteContext['made'] = { type: 'other' }
    const context = new RouterContextProvider()
    context.set(siteContext, {
      ...{ ...parts, ...visit, uses, made, now: Date.now() },
      content: withPageFailures(visible, visit.log, onSystemAway),
    })
    return gate.run(request.method === 'POST' ? 'form' : 'page', async () => {
      const started = performance.now()
      const response = await render(request, context)
      const body = made.document ?? Buffer.from(await response.arrayBuffer())
      countRender(made.type, response.status, (performance.now() - started) / 1000)
      return { status: response.status, headers: response.headers, body }
    })
  }
}
