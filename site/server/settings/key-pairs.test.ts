import { expect, test } from 'vitest'
import { facebookAppSetting, recaptchaSetting } from './key-pairs.ts'

test('an id and a secret of Facebook are one setting', () => {
  expect(facebookAppSetting.parse('12:a:b')).toEqual({ FACEBOOK_APP_ID: '12', FACEBOOK_APP_SECRET: 'a:b' })
  expect(facebookAppSetting.parse(undefined)).toEqual({ FACEBOOK_APP_ID: '', FACEBOOK_APP_SECRET: '' })
})

test.each([
  ['key:secret', { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' }],
  ['key:https://a.my/v', { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: '', CAPTCHA_VERIFY_URL: 'https://a.my/v' }],
  [undefined, { RECAPTCHA_SITE_KEY: '', RECAPTCHA_SECRET: '' }],
])('answers of reCAPTCHA are checked by a secret or at an address: %s', (given, read) => {
  expect(recaptchaSetting.parse(given)).toEqual(read)
})

test.each(['12', '12:', ':secret'])('half of a pair is refused: %s', given => {
  expect(facebookAppSetting.safeParse(given).error?.issues[0]?.message).toMatch(/^must be id:secret/)
  expect(recaptchaSetting.safeParse(given).error?.issues[0]?.message).toMatch(/^must be key:secret/)
})

test('what checks answers is an address that can be called', () => {
  expect(recaptchaSetting.safeParse('key:https://').success).toBe(false)
})
