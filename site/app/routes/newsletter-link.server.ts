import { data } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import type { SubscriptionAnswer } from '../clients/backend/newsletter.server.ts'
import { type SiteContext, siteContext } from '../context.server.ts'
import { readSmallForm } from '../features/forms/small-form.server.ts'

type LinkPost = { request: Request; url: URL; context: { get(key: typeof siteContext): SiteContext } }

/** Hides the token from other sites. Without any referrer, browsers would post from a refused, unnamed origin. */
export const newsletterLinkHeaders = { 'cache-control': cacheControl.never, 'referrer-policy': 'same-origin' }

/** Takes the token from the form, or from the address where a mail program posts by itself. */
export async function followNewsletterLink(
  { request, url, context }: LinkPost,
  act: (backendUrl: string, token: string) => Promise<SubscriptionAnswer>,
) {
  const { env, log } = context.get(siteContext)
  const form = await readSmallForm(request)
  const token = String(form.get('token') ?? url.searchParams.get('token') ?? '')
  const { success, message, reason } = await act(env.BACKEND_URL, token.slice(0, 100))
  if (!success) log.warn({ reason }, 'a link of a newsletter was not accepted')
  return data({ success, message }, { status: success ? 200 : 422 })
}
