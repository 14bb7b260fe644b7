import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { EnquiryReceipt } from '../features/enquiry/thanks/enquiry-receipt.tsx'
import { readThanks } from '../features/enquiry/thanks/thanks-address.server.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import { loadProse } from '../page-types/prose/prose.server.ts'
import type { Route } from './+types/enquiry-thanks'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': cacheControl.never })

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.page?.head, matches[0].loaderData),
  { name: 'robots', content: 'noindex' },
]

/** The reference must be shown even without the page's content. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await pageRequest(context, url)
    .then(loadProse)
    .catch(error => {
      context.get(siteContext).log.warn({ err: error }, 'the page of thanks has no words')
      return undefined
    })
  return { page, ...(await readThanks(url.searchParams, context.get(siteContext).env.SITE_SECRET)) }
}

export default function EnquiryThanks({ loaderData }: Route.ComponentProps) {
  return <EnquiryReceipt {...loaderData} />
}
