import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AccountPage } from '../account-page.ts'
import { SocialLogin } from './social-login.tsx'

const shown = (google: string, facebook: string, explains: boolean) => {
  const script = 'https://scripts.example/x'
  const social = { google: { appId: google, script }, facebook: { appId: facebook, script }, explains }
  return renderToStaticMarkup(<SocialLogin page={{ social } as AccountPage} />)
}

test('without keys there is nothing in production, and a button that says why while developing', () => {
  expect(shown('', '', false)).toBe('')
  expect(shown('', '', true)).toMatch(/Google: not set up here.*Facebook: not set up here/)
})

test('with keys there is a place for each button, and only for those', () => {
  expect(shown('g', '', false)).toContain('data-social="google"')
  expect(shown('g', '', false)).not.toMatch(/facebook|not set up/i)
  expect(shown('', 'f', true)).toMatch(/Google: not set up here.*data-social="facebook"/)
})
