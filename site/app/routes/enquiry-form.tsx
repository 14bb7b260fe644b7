import { formAt } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { data, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { returnTarget } from '../addresses/return-target.ts'
import { profileOf } from '../clients/backend/profile.server.ts'
import { isMissing, isSystemAway } from '../clients/upstreams/page-failures.server.ts'
import { siteContext } from '../context.server.ts'
import type { SendAnswer } from '../features/enquiry/browser/send-form.client.ts'
import { viewField } from '../features/enquiry/form/form-fields.ts'
import { pageOfForm, readSmallForm, wantsJson } from '../features/forms/small-form.server.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { answerPost } from '../page-types/form/answer-post.server.ts'
import { loadForm, plainForm } from '../page-types/form/form.server.ts'
import { FormTemplate } from '../page-types/form/form-template.tsx'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import type { Route } from './+types/enquiry-form'

/** Never cached: each view has its own key, and a returned form holds the visitor's entries. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': cacheControl.never, vary: 'accept' })

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.page.head, matches[0].loaderData)

/** The form works without content of its page: a failed content system must not stop an enquiry. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const path = pageOfForm(url)
  const { session, env, now } = context.get(siteContext)
  try {
    const [request, person] = await Promise.all([pageRequest(context, url, path), session && profileOf(session, env)])
    return { page: await loadForm(request, person) }
  } catch (failure) {
    const form = formAt(path)
    if (!form || !(isSystemAway(failure) || isMissing(failure))) throw failure
    return { page: await plainForm(form, { env, url, now, today: malaysianDay(now) }) }
  }
}

/** JSON comes without the entries, which the form still holds. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const posted = await readSmallForm(request)
  const form = formAt(pageOfForm(url))
  const isFromScript = wantsJson(request)
  // The booking site may hand visitors back to any page by a post of its own.
  if (!form || !(isFromScript || posted.has(viewField))) return redirect(returnTarget(url.href, [url.origin]), 303)
  const result = await answerPost(form, { posted, request, context, url })
  if (!result.sent) {
    const { status, values, ...answer } = result
    return data(isFromScript ? (answer satisfies SendAnswer) : { ...answer, values }, { status })
  }
  if (isFromScript) return data(result satisfies SendAnswer)
  return redirect(returnTarget(result.address, [url.origin]), { status: 303, headers: { vary: 'accept' } })
}

export default function EnquiryFormPage({ loaderData }: Route.ComponentProps) {
  return <FormTemplate page={loaderData.page} />
}
