import { data, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { returnTarget } from '../addresses/return-target.ts'
import type { SendAnswer } from '../features/enquiry/browser/send-form.client.ts'
import { formAt } from '../features/enquiry/form/form-paths.ts'
import { readSmallForm } from '../features/forms/small-form.server.ts'
import { answerPost } from '../page-types/form/answer-post.server.ts'
import type { Route } from './+types/enquiry-send'

/** For script: answers JSON without the entries, which the form still holds. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const posted = await readSmallForm(request)
  const form = formAt(pageOf(url))
  if (!form) throw data('There is no such form', { status: 404 })
  const result = await answerPost(form, { posted, request, context, url })
  const headers = { 'cache-control': cacheControl.never }
  if (result.sent) return Response.json(result satisfies SendAnswer, { headers })
  const { status, values: _, ...answer } = result
  return Response.json(answer satisfies SendAnswer, { status, headers })
}

/** For browsers that open the address. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(returnTarget(pageOf(url), [url.origin]))

const pageOf = (url: URL) => url.pathname.replace(/\/send\/?$/i, '')
