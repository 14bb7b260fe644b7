import type { CachedContent } from '../../app/clients/content/cached-content.server.ts'
import { upstreamStates } from '../../app/clients/upstreams/upstream-guard.server.ts'
import type { EnquiryDesk } from '../../app/features/enquiry/enquiry-desk.server.ts'
import type { Instances } from '../instances/instances.ts'
import { releaseOf } from '../observability/release.ts'
import { statusPage } from '../observability/status-page.ts'
import type { Pages } from '../rendering/pages.ts'

type Told = { content: CachedContent; pages: Pages; enquiries: EnquiryDesk; instances: Instances | undefined }

/** `/readyz` of the site: ready once the content system's routes are known, a home page among them, and the first pages are made. */
export function siteStatus(release: string, { content, pages, enquiries, instances }: Told) {
  const homePage = async () => {
    const { byPath } = await content.source.routes()
    if (!byPath.has('/')) throw new Error('no home page')
  }
  return statusPage({ content: pages.watchRoutes, homePage, firstPages: pages.warmed }, releaseOf(release), {
    pages: pages.cache.metrics,
    renders: pages.admission.metrics,
    upstreams: upstreamStates,
    // Those set aside wait for somebody: `npm run enquiries -- list`.
    spooledEnquiries: enquiries.spooled,
    content: content.cache.state,
    // What it is stands on the page for editors: it can quote what is not published.
    contentLosses: content.report.counts,
    // What the trouble is stands in the log: it can name folders.
    snapshot: () => ({ ...content.snapshot.state(), trouble: content.snapshot.state().trouble !== undefined }),
    instances: () => instances?.state() ?? 'alone',
  })
}
