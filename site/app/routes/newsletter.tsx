import { newsletterAnswerWords } from '@agency/words/forms/newsletter-answer/words.ts'
import { data, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { returnTarget } from '../addresses/return-target.ts'
import { siteContext } from '../context.server.ts'
import { wantsJson } from '../features/forms/small-form.server.ts'
import { NewsletterAnswer, NewsletterRetry } from '../features/newsletter/newsletter-answer.tsx'
import { signUp } from '../features/newsletter/sign-up.server.ts'
import type { Route } from './+types/newsletter'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': cacheControl.never, vary: 'accept' })

export const meta: Route.MetaFunction = () => [
  { title: newsletterAnswerWords().title },
  { name: 'robots', content: 'noindex' },
]

/** Without script a success leads to the page with the message. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const { status, email, answer } = await signUp(request, site)
  return answer.success && !wantsJson(request)
    ? redirect(returnTarget(answer.back, [site.env.SITE_URL]), { status: 303, headers: { vary: 'accept' } })
    : data({ ...answer, email }, { status })
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const retry = actionData && <NewsletterRetry path={actionData.back} email={actionData.email} />
  return (
    <NewsletterAnswer answer={actionData} retry={retry}>
      <p>{newsletterAnswerWords().enter}</p>
    </NewsletterAnswer>
  )
}
