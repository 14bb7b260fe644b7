import { data } from 'react-router'
import { subscribe } from '../backend/newsletter.server.ts'
import { siteContext } from '../site-context.server.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/newsletter'

export const meta: Route.MetaFunction = () => [{ title: 'Offers by e-mail' }, { name: 'robots', content: 'noindex' }]

/** Nobody comes here to read: without a post the way leads to the form in the footer. */
export function loader() {
  return data(null, { headers: { 'cache-control': 'no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env, log } = context.get(siteContext)
  const form = await request.formData()
  const answer = await subscribe(env.BACKEND_URL, String(form.get('email') ?? '').trim())
  if (!answer.success) log.warn({ reason: answer.reason }, 'a newsletter sign-up was not taken')
  const from = String(form.get('from') ?? '/')
  return data(
    { success: answer.success, message: answer.message, from: /^\/(?![/\\])/.test(from) ? from : '/' },
    { status: answer.success ? 200 : 422, headers: { 'cache-control': 'no-store' } },
  )
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <section className="wrap error-page" data-newsletter-result={actionData?.success}>
      <h1>Offers by e-mail</h1>
      {actionData ? (
        <Notice tone={actionData.success ? 'success' : 'error'}>{actionData.message}</Notice>
      ) : (
        <p>Enter your address below and we will write once a week.</p>
      )}
      <p>
        <a href={actionData?.from ?? '/'}>Back to where you were</a>
      </p>
    </section>
  )
}
