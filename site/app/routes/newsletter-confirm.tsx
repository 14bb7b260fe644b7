import { data } from 'react-router'
import { confirmSubscription } from '../backend/newsletter.server.ts'
import { NewsletterAnswer, TokenForm } from '../enquiry/newsletter-answer.tsx'
import { readSmallForm } from '../http/small-form.server.ts'
import { siteContext } from '../site-context.server.ts'
import type { Route } from './+types/newsletter-confirm'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

export const meta: Route.MetaFunction = () => [{ title: 'Offers by e-mail' }, { name: 'robots', content: 'noindex' }]

/** The link of the mail that asks for confirmation leads here. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { env, log } = context.get(siteContext)
  const form = await readSmallForm(request)
  const token = String(form.get('token') ?? url.searchParams.get('token') ?? '')
  const answer = await confirmSubscription(env.BACKEND_URL, token.slice(0, 100))
  if (!answer.success) log.warn({ reason: answer.reason }, 'a link of a letter was not accepted')
  return data({ success: answer.success, message: answer.message }, { status: answer.success ? 200 : 422 })
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterAnswer answer={actionData}>
      <p>Please confirm that you want our offers at this address.</p>
      <TokenForm action="/newsletter/confirm" token={loaderData.token}>
        Yes, send me offers
      </TokenForm>
    </NewsletterAnswer>
  )
}
