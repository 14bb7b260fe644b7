import { newsletterAnswerWords } from '@agency/words/forms/newsletter-answer/words.ts'
import { confirmSubscription } from '../clients/backend/newsletter.server.ts'
import { NewsletterAnswer, TokenForm } from '../features/newsletter/newsletter-answer.tsx'
import type { Route } from './+types/newsletter-confirm'
import { followNewsletterLink, newsletterLinkHeaders } from './newsletter-link.server.ts'

export const headers: Route.HeadersFunction = () => newsletterLinkHeaders

export const meta: Route.MetaFunction = () => [
  { title: newsletterAnswerWords().title },
  { name: 'robots', content: 'noindex' },
]

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

export const action = (post: Route.ActionArgs) => followNewsletterLink(post, confirmSubscription)

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterAnswer answer={actionData}>
      <p>{newsletterAnswerWords().confirm}</p>
      <TokenForm action="/newsletter/confirm" token={loaderData.token}>
        {newsletterAnswerWords().confirmed}
      </TokenForm>
    </NewsletterAnswer>
  )
}
