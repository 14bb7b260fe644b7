import { newsletterAnswerWords } from '@agency/words/forms/newsletter-answer/words.ts'
import { endSubscription } from '../clients/backend/newsletter.server.ts'
import { NewsletterAnswer, TokenForm } from '../features/newsletter/newsletter-answer.tsx'
import type { Route } from './+types/newsletter-unsubscribe'
import { followNewsletterLink, newsletterLinkHeaders } from './newsletter-link.server.ts'

export const headers: Route.HeadersFunction = () => newsletterLinkHeaders

export const meta: Route.MetaFunction = () => [
  { title: newsletterAnswerWords().title },
  { name: 'robots', content: 'noindex' },
]

/** Mail programs post here when the reader presses "unsubscribe" (RFC 8058). */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

export const action = (post: Route.ActionArgs) => followNewsletterLink(post, endSubscription)

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterAnswer answer={actionData}>
      <p>{newsletterAnswerWords().leaving}</p>
      <TokenForm action="/newsletter/unsubscribe" token={loaderData.token}>
        {newsletterAnswerWords().leave}
      </TokenForm>
    </NewsletterAnswer>
  )
}
