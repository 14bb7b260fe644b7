import { formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readReference } from '@agency/contracts/backend/reference.ts'
import { EnquiryReceipt } from '../enquiry/enquiry-receipt.tsx'
import { pageMeta } from '../page-types/page-meta.ts'
import { pageRequest } from '../page-types/page-request.server.ts'
import { loadProse } from '../page-types/prose/prose.server.ts'
import { siteContext } from '../site-context.server.ts'
import type { Route } from './+types/enquiry-thanks'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.page?.head, matches[0].loaderData),
  { name: 'robots', content: 'noindex' },
]

/** The reference must be shown even when the words around it cannot be had. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await pageRequest(context, url)
    .then(loadProse)
    .catch(error => {
      context.get(siteContext).log.warn({ err: error }, 'the page of thanks has no words')
      return undefined
    })
  const form = formNames.find(name => name === url.searchParams.get('form'))
  return { page, form, reference: readReference(url.searchParams.get('ref') ?? '') }
}

export default function EnquiryThanks({ loaderData }: Route.ComponentProps) {
  return <EnquiryReceipt {...loaderData} />
}
