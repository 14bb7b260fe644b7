import * as z from 'zod'

const pair = (error: string) =>
  z
    .string()
    .regex(/^(?:[^:]+:.+)?$/, { error })
    .default('')
    .transform(text => {
      const [first = '', second = ''] = text.split(/:(.*)/, 2)
      return [first, second] as const
    })

/** `id:secret` */
export const facebookAppSetting = pair(
  'must be id:secret: no Facebook token can be checked without the secret',
).transform(([FACEBOOK_APP_ID, FACEBOOK_APP_SECRET]) => ({ FACEBOOK_APP_ID, FACEBOOK_APP_SECRET }))

const recaptchaForm = 'must be key:secret or key:https://…: browsers need the one, answers are checked by the other'

/** `key:secret`, or `key:https://…` for an address that checks answers by a POST of `{token}`. */
export const recaptchaSetting = pair(recaptchaForm)
  .refine(([, check]) => !/^https?:/.test(check) || URL.canParse(check), { error: recaptchaForm })
  .transform(([RECAPTCHA_SITE_KEY, check]) =>
    /^https?:/.test(check)
      ? { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: '', CAPTCHA_VERIFY_URL: check }
      : { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: check },
  )
