import { confirmSubscription } from '../clients/backend/newsletter.server.ts'
import { NewsletterAnswer, TokenForm } from '../features/newsletter/newsletter-answer.tsx'
import { followLetterLink, letterLinkHeaders } from '../features/newsletter/newsletter-link.server.ts'
import type { Route } from './+types/newsletter-confirm'

export const headers: Route.HeadersFunction = () => letterLinkHeaders

export const meta: Route.MetaFunction = () => [{ title: 'Offers by e-mail' }, { name: 'robots', content: 'noindex' }]

/** The link of the mail that asks for confirmation leads here. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

export const action = (post: Route.ActionArgs) => followLetterLink(post, confirmSubscription)

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
