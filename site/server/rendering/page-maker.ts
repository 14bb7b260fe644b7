import * as build from 'virtual:react-router/server-build'
import type { Culture } from '@agency/contracts/content/route-node.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { createRequestHandler, RouterContextProvider, redirect } from 'react-router'
import { languageOfPath, withoutMainLanguage } from '../../app/addresses/languages/language-of-path.ts'
import { forReader, ledForReader } from '../../app/addresses/languages/reader.server.ts'
import { returnTarget } from '../../app/addresses/return-target.ts'
import type { ContentCache } from '../../app/clients/content/cache/content-cache.server.ts'
import {
  newPageDependencies,
  type PageDependencies,
  recordDependencies,
} from '../../app/clients/content/cache/page-dependencies.server.ts'
import type { CachedContent } from '../../app/clients/content/cached-content.server.ts'
import { createContentSource } from '../../app/clients/content/content-source.server.ts'
import { createOrigins, type Origins, unmarked } from '../../app/clients/content/readers/origins.ts'
import { withPageFailures } from '../../app/clients/upstreams/page-failures.server.ts'
import { withinRequest } from '../../app/clients/upstreams/request-deadline.server.ts'
import { type SiteContext, siteContext } from '../../app/context.server.ts'
import { addressesAt } from '../../app/features/metadata/translations.ts'
import { contentFor, isPreview } from '../../app/features/preview/preview-content.server.ts'
import { fixedRouteAt } from '../../app/fixed-routes.ts'
import type { RenderedPage } from '../http/compression/packed.ts'
import type { AdmissionQueue } from '../load-shedding/admission-queue.ts'
import { countRender } from '../observability/site-metrics.ts'
import { languageIn, readerOf, withCulture } from './reader-of.ts'

export type Visit = Pick<SiteContext, 'log' | 'requestId' | 'session' | 'isLapsed' | 'cameFromUs' | 'visitorAddress'>

/** For one visitor, or for all if `uses` is given, which records dependencies. Rejects with `Overloaded`. */
export type PageMaker = (request: Request, visit: Visit, uses?: PageDependencies) => Promise<RenderedPage>

type Parts = Pick<SiteContext, 'env' | 'enquiries' | 'personCheck' | 'policy'> & {
  content: Pick<CachedContent, 'cache' | 'inCulture' | 'languages' | 'languagesOf'>
  admission: AdmissionQueue
}

/** Takes the language off the address: everything inside reads and writes addresses without one (decision 144). */
export function createPageMaker({ content, admission, ...parts }: Parts): PageMaker {
  const render = createRequestHandler(build, import.meta.env.MODE)
  return async (sent, visit, uses = newPageDependencies(Date.now())) => {
    const url = new URL(sent.url)
    const published = await content.languages()
    const english = published.all.length > 0 ? withoutMainLanguage(url.pathname) : undefined
    if (english !== undefined) return moved(english + url.search, url.origin)
    const isGranted = await isPreview(languageOfPath(url.pathname).inside, url, parts.env)
    const { language, inside } = languageIn(url.pathname, published, isGranted)
    url.pathname = inside
    const request = language === mainLanguage ? sent : new Request(url, sent)
    const culture = language === mainLanguage ? undefined : language
    const { cache } = culture ? content.inCulture[culture] : content
    const allowed = await contentFor(url, parts.env, cache)
    const inEnglish = culture ? await contentFor(url, parts.env, content.cache) : allowed
    const languages = isGranted ? withCulture(await content.languagesOf(inEnglish), culture) : published
    const origins = allowed === cache ? undefined : createOrigins()
    const onSystemAway = () => {
      uses.incomplete = true
    }
    const reading = (from: ContentCache, origins?: Origins, culture?: Culture) => {
      const source = createContentSource(recordDependencies(from, uses), parts.env, origins, culture)
      return withPageFailures(withinRequest(source, 'content', request.method), visit.log, onSystemAway)
    }
    const source = reading(allowed, origins, culture)
    const result: SiteContext['result'] = { pageType: 'other' }
    const context = new RouterContextProvider()
    context.set(siteContext, {
      ...parts,
      ...visit,
      uses,
      origins,
      result,
      language,
      languages,
      addressesAt: (path, routes) => addressesAt(path, { languages, routes, fixedRouteAt }),
      now: Date.now(),
      content: source,
      english: culture ? reading(inEnglish) : source,
    })
    return admission.run(request.method === 'POST' ? 'form' : 'page', async () => {
      const started = performance.now()
      const make = async () => ledForReader(await render(request, context))
      const site = { siteUrl: parts.env.SITE_URL, languages, routes: allowed.knownRoutes }
      const response = await (culture ? forReader(readerOf(culture, site), make) : make())
      const body = result.document ?? (await bodyOf(response, culture))
      countRender(result.pageType, response.status, (performance.now() - started) / 1000)
      return { status: response.status, headers: response.headers, body }
    })
  }
}

async function bodyOf(response: Response, culture: Language | undefined): Promise<Buffer> {
  return culture ? Buffer.from(unmarked(await response.text())) : Buffer.from(await response.arrayBuffer())
}

function moved(target: string, origin: string): RenderedPage {
  const { status, headers } = redirect(returnTarget(target, [origin]), 301)
  return { status, headers, body: Buffer.alloc(0) }
}
