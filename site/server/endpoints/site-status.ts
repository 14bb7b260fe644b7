import type { CachedContent } from '../../app/clients/content/cached-content.server.ts'
import { namesAdvice } from '../../app/clients/content/routes/unknown-names.ts'
import { upstreamStates } from '../../app/clients/upstreams/upstream-guard.server.ts'
import type { EnquiryDesk } from '../../app/features/enquiry/enquiry-desk.server.ts'
import type { Instances } from '../instances/instances.ts'
import { runningRelease } from '../observability/release.ts'
import { statusPage } from '../observability/status-page.ts'
import type { Edge } from '../page-cache/edge/edge.ts'
import type { Pages } from '../rendering/pages.ts'

type Told = {
  content: CachedContent
  pages: Pages
  enquiries: EnquiryDesk
  instances: Instances | undefined
  edge: Edge | undefined
}

/** Ready once the route list has a home page and the first pages are rendered. */
export function siteStatus({ content, pages, enquiries, instances, edge }: Told) {
  const homePage = async () => {
    const { byPath } = await content.source.routes()
    if (!byPath.has('/')) throw new Error('no home page')
  }
  return statusPage({ content: pages.watchRoutes, homePage, firstPages: pages.warmed }, runningRelease(), {
    pages: pages.cache.metrics,
    renders: pages.admission.metrics,
    upstreams: upstreamStates,
    // Those set aside need a person: `npm run enquiries -- list`.
    spooledEnquiries: enquiries.spooled,
    content: content.cache.state,
    contentNames: () => {
      const type = content.cache.knownRoutes()?.unknownHome
      return type === undefined ? 'known' : namesAdvice(type)
    },
    // Numbers only: the losses can quote unpublished content.
    contentLosses: content.report.counts,
    // Without the error, which can name folders; the log has it.
    snapshot: () => ({ ...content.snapshot.state(), trouble: content.snapshot.state().trouble !== undefined }),
    instances: () => instances?.state() ?? 'alone',
    edge: () => edge?.state() ?? 'none',
  })
}
