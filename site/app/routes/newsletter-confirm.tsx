import { confirmSubscription } from '../clients/backend/newsletter.server.ts'
import { NewsletterAnswer, TokenForm } from '../features/newsletter/newsletter-answer.tsx'
import type { Route } from './+types/newsletter-confirm'
import { followNewsletterLink, newsletterLinkHeaders } from './newsletter-link.server.ts'

export const headers: Route.HeadersFunction = () => newsletterLinkHeaders

export const meta: Route.MetaFunction = () => [{ title: 'Offers by e-mail' }, { name: 'robots', content: 'noindex' }]

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

export const action = (post: Route.ActionArgs) => followNewsletterLink(post, confirmSubscription)

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
