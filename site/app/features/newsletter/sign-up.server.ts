import { currentLanguage } from '@agency/words/current-language.ts'
import { newsletterWords } from '@agency/words/forms/newsletter/words.ts'
import { newsletterAnswerWords } from '@agency/words/forms/newsletter-answer/words.ts'
import { returnTarget } from '../../addresses/return-target.ts'
import { type NewsletterSettings, subscribe } from '../../clients/backend/newsletter.server.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { readSmallForm } from '../forms/small-form.server.ts'
import { loadBrand } from '../site-settings/shell-model.server.ts'
import { backWithAnswer } from './offers-answer.server.ts'

type SignUpContext = {
  content: ContentSource
  env: NewsletterSettings & { SITE_URL: string; SITE_SECRET: string; CONTENT_KEY_SETTINGS: string }
  log: { warn(about: { reason: string | undefined }, message: string): void }
  enquiries: { limits: { allowSignUp(visitorAddress: string): Promise<boolean> } }
  visitorAddress: string
}

export type SignUpAnswer = {
  success: boolean
  message: string
  /** The page of the form; after success, with the message. */
  back: string
}

/** @throws A response, if the form is too large. */
export async function signUp(request: Request, { content, env, log, enquiries, visitorAddress }: SignUpContext) {
  const form = await readSmallForm(request)
  const back = returnTarget(String(form.get('from') ?? '/').slice(0, 300), [env.SITE_URL])
  const email = String(form.get('email') ?? '')
    .slice(0, 254)
    .trim()
  const answered = (status: number, answer: SignUpAnswer) => ({ status, email, answer })
  if (!(await enquiries.limits.allowSignUp(visitorAddress))) {
    const message = newsletterAnswerWords().tooMany
    return answered(429, { success: false, message, back })
  }
  const consentText = (await loadBrand(content, env)).newsletterConsent || newsletterWords().consent
  const { success, message, reason } = await subscribe(env, {
    email,
    consentText,
    source: back,
    noticeLanguage: currentLanguage(),
  })
  if (success) {
    return answered(200, { success, message, back: await backWithAnswer(back, message, env.SITE_SECRET) })
  }
  log.warn({ reason }, 'a newsletter sign-up was not taken')
  return answered(422, { success, message, back })
}
