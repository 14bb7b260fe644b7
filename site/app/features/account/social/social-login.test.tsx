import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AccountForms } from '../account-forms.ts'
import { SocialLogin } from './social-login.tsx'

const set = { key: 'k', script: 'https://scripts.example/x' }
const shown = (forms: Partial<AccountForms>) =>
  renderToStaticMarkup(<SocialLogin forms={forms as AccountForms} isShown={false} onEntering={() => undefined} />)

test('providers that are not set up are not shown', () => {
  expect(shown({})).toBe('')
  expect(shown({ google: set })).not.toMatch(/facebook/i)
  expect(shown({ facebook: set })).not.toMatch(/google/i)
})

test('with keys there is a place for each button', () => {
  expect(shown({ google: set, facebook: set })).toMatch(/social-login__google.*Login with Facebook/)
})
