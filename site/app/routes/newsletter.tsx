import { data } from 'react-router'
import { subscribe } from '../backend/newsletter.server.ts'
import { NewsletterAnswer } from '../enquiry/newsletter-answer.tsx'
import { newsletterConsent } from '../enquiry/newsletter-consent.ts'
import { readSmallForm } from '../http/small-form.server.ts'
import { siteContext } from '../site-context.server.ts'
import type { Route } from './+types/newsletter'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = () => [{ title: 'Offers by e-mail' }, { name: 'robots', content: 'noindex' }]

export async function action({ request, context }: Route.ActionArgs) {
  const { env, log, enquiries, visitorAddress } = context.get(siteContext)
  const form = await readSmallForm(request)
  const from = String(form.get('from') ?? '/').slice(0, 300)
  const back = /^\/(?![/\\])/.test(from) ? from : '/'
  if (!(await enquiries.limits.allowSignUp(visitorAddress))) {
    const message = 'Many sign-ups came from here in a short time. Please try again in ten minutes.'
    return data({ success: false, message, back }, { status: 429 })
  }
  const email = String(form.get('email') ?? '').trim()
  const answer = await subscribe(env.BACKEND_URL, { email, consentText: newsletterConsent, source: back })
  if (!answer.success) log.warn({ reason: answer.reason }, 'a newsletter sign-up was not taken')
  return data({ success: answer.success, message: answer.message, back }, { status: answer.success ? 200 : 422 })
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterAnswer answer={actionData}>
      <p>Enter your address below and we will write once a week.</p>
    </NewsletterAnswer>
  )
}
