import { data } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import type { SubscriptionAnswer } from '../clients/backend/newsletter.server.ts'
import { type SiteContext, siteContext } from '../context.server.ts'
import { readSmallForm } from '../features/forms/small-form.server.ts'

type LinkPost = { request: Request; url: URL; context: { get(key: typeof siteContext): SiteContext } }

/**
 * Headers of the pages behind the links of our newsletter: no cache keeps them, and the token is sent to no other site. Without
 * any referrer browsers would post from an unnamed origin, which is refused.
 */
export const newsletterLinkHeaders = { 'cache-control': cacheControl.never, 'referrer-policy': 'same-origin' }

/**
 * Does what the link of a newsletter is for, with the token of the form, or of the address where a mail program posts by itself.
 * @param act Confirms or ends a subscription.
 */
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
