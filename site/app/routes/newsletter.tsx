import { data, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { subscribe } from '../clients/backend/newsletter.server.ts'
import { returnTarget } from '../clients/booking/return-target.ts'
import { siteContext } from '../context.server.ts'
import { readSmallForm } from '../features/forms/small-form.server.ts'
import { NewsletterAnswer } from '../features/newsletter/newsletter-answer.tsx'
import { newsletterConsent } from '../features/newsletter/newsletter-consent.ts'
import { inPlaceField } from '../features/newsletter/newsletter-fields.ts'
import { NewsletterRetry } from '../features/newsletter/newsletter-form.tsx'
import { backWithAnswer } from '../features/newsletter/offers-answer.server.ts'
import type { Route } from './+types/newsletter'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': cacheControl.never })

export const meta: Route.MetaFunction = () => [{ title: 'Offers by e-mail' }, { name: 'robots', content: 'noindex' }]

/**
 * When it worked the page is loaded again with the message on it, by a redirect or by script. When it did not, the message is
 * shown in place, or without script on a page with the form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { env, log, enquiries, visitorAddress } = context.get(siteContext)
  const form = await readSmallForm(request)
  const back = returnTarget(String(form.get('from') ?? '/').slice(0, 300), [env.SITE_URL])
  const email = String(form.get('email') ?? '')
    .slice(0, 254)
    .trim()
  if (!(await enquiries.limits.allowSignUp(visitorAddress))) {
    const message = 'Many sign-ups came from here in a short time. Please try again in ten minutes.'
    return data({ success: false, message, back, email }, { status: 429 })
  }
  const answer = await subscribe(env, { email, consentText: newsletterConsent, source: back })
  if (!answer.success) {
    log.warn({ reason: answer.reason }, 'a newsletter sign-up was not taken')
    return data({ success: false, message: answer.message, back, email }, { status: 422 })
  }
  const reload = await backWithAnswer(back, answer.message, env.ENQUIRY_SPOOL_KEY)
  return form.has(inPlaceField)
    ? data({ success: true, message: answer.message, back: reload, email })
    : redirect(reload, 303)
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const failed = actionData && !actionData.success ? actionData : undefined
  return (
    <NewsletterAnswer answer={actionData} retry={failed && <NewsletterRetry path={failed.back} email={failed.email} />}>
      <p>Enter your address below and we will write once a week.</p>
    </NewsletterAnswer>
  )
}
