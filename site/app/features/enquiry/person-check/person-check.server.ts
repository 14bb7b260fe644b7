import type { SpentTokens } from '../../../limits/spent-tokens.server.ts'
import type { Captcha } from '../../captcha/captcha-verdict.ts'
import { answerField, captchaField, questionField } from '../form/form-fields.ts'
import { isAnswered, newQuestion, type PersonQuestion } from './person-question.server.ts'

export type PersonCheck = {
  /** Script replaces the question by the captcha. */
  ask: (now: number) => Promise<PersonQuestion>
  /** Checks the answer in a posted form, which can be used once. */
  verify: (posted: FormData, now: number) => Promise<'passed' | 'failed' | 'absent'>
}

type Means = { captcha: Captcha; secret: string; spent: SpentTokens }

export function createPersonCheck({ captcha, secret, spent }: Means): PersonCheck {
  return {
    ask: now => newQuestion(secret, now),
    async verify(posted, now) {
      const [earned, token, answer] = [captchaField, questionField, answerField].map(name => textOf(posted, name))
      if (!earned && !answer) return 'absent'
      if (earned && (await captcha.verify(earned)).success) return 'passed'
      const answered = await isAnswered({ token: token ?? '', answer: answer ?? '' }, { secret, spent, now })
      return answered ? 'passed' : 'failed'
    },
  }
}

function textOf(posted: FormData, name: string): string | undefined {
  const value = posted.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 8192) : undefined
}
