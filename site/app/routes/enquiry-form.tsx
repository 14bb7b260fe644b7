import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { data, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { returnTarget } from '../addresses/return-target.ts'
import { profileOf } from '../clients/backend/profile.server.ts'
import { isMissing, isSystemAway } from '../clients/upstreams/page-failures.server.ts'
import { siteContext } from '../context.server.ts'
import { viewField } from '../features/enquiry/form/form-fields.ts'
import { formAt } from '../features/enquiry/form/form-paths.ts'
import { readSmallForm } from '../features/forms/small-form.server.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { answerPost } from '../page-types/form/answer-post.server.ts'
import { loadForm, plainForm } from '../page-types/form/form.server.ts'
import { FormTemplate } from '../page-types/form/form-template.tsx'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import type { Route } from './+types/enquiry-form'

/** Never cached: each view has its own key, and a returned form holds the visitor's entries. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': cacheControl.never })

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.page.head, matches[0].loaderData)

/** The form works without content of its page: a failed content system must not stop an enquiry. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { session, env, now } = context.get(siteContext)
  try {
    const [request, known] = await Promise.all([pageRequest(context, url), session && profileOf(session, env)])
    return { page: await loadForm(request, known) }
  } catch (failure) {
    const form = formAt(url.pathname)
    if (!form || !(isSystemAway(failure) || isMissing(failure))) throw failure
    return { page: await plainForm(form, { env, url, now, today: malaysianDay(now) }) }
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const posted = await readSmallForm(request)
  const form = formAt(url.pathname)
  // The booking site may hand visitors back to any page by a post of its own.
  if (!form || !posted.has(viewField)) return redirect(returnTarget(url.href, [url.origin]), 303)
  const result = await answerPost(form, { posted, request, context, url })
  if (result.sent) return redirect(returnTarget(result.address, [url.origin]), 303)
  const { status, sent: _, ...returned } = result
  return data(returned, { status })
}

export default function EnquiryFormPage({ loaderData }: Route.ComponentProps) {
  return <FormTemplate page={loaderData.page} />
}
