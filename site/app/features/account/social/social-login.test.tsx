import type { ProviderName } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AccountForms } from '../account-forms.ts'
import { SocialLogin } from './social-login.tsx'

const set = { key: 'k', script: 'https://scripts.example/x' }
const quiet = { isShown: false, onEntering: () => undefined }
const shown = (...names: ProviderName[]) =>
  renderToStaticMarkup(
    <SocialLogin {...quiet} forms={{ providers: names.map(name => ({ name, ...set })) } as AccountForms} />,
  )

test('providers that are not set up are not shown', () => {
  expect(shown()).toBe('')
  expect(shown('Google')).not.toMatch(/facebook/i)
  expect(shown('Facebook')).not.toMatch(/google/i)
})

test('with keys there is a place for each button', () => {
  expect(shown('Google', 'Facebook')).toMatch(/social-login__drawn.*Login with Facebook/)
})
