import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context } from 'hono'
import { returnTarget } from '../../app/addresses/return-target.ts'
import { type NewsletterSettings, subscribe } from '../../app/clients/backend/newsletter.server.ts'
import { usualConsent } from '../../app/features/newsletter/newsletter-consent.ts'

export type NewsletterPostSettings = NewsletterSettings & { SITE_URL: string; BOOKING_URL: string }

const sizeLimit = 64 * 1024

export async function newsletterPost(c: Context<ServiceEnv>, env: NewsletterPostSettings) {
  if (Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) > sizeLimit) return c.text('Too large.', 413)
  const form = await c.req.formData().catch(() => new FormData())
  const email = String(form.get('email') ?? '').trim()
  const origins = [new URL(c.req.url).origin, env.SITE_URL, env.BOOKING_URL]
  const back = returnTarget(String(form.get('url') ?? ''), origins)
  const answer = await subscribe(env, { email, consentText: usualConsent, source: back })
  if (!answer.success) c.var.log.warn({ reason: answer.reason }, 'a newsletter sign-up was not taken')
  return c.redirect(returnTarget(back, origins), 303)
}
