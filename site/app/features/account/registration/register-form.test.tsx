import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RegisterField } from '../account-forms.ts'
import { RegisterForm } from './register-form.tsx'

const requiredIn = (registerRequires: RegisterField[]) => {
  const forms = {
    booking: 'https://booking.example',
    origin: 'https://www.example',
    countries: {},
    pages: {},
    registerRequires,
  }
  const inputs = renderToStaticMarkup(<RegisterForm forms={{ ...forms, checksLogin: false }} />).match(/<input[^>]*>/g)
  return inputs?.filter(input => input.includes(' required')).map(input => / name="(\w+)"/.exec(input)?.[1])
}

test('the consent is posted with the version of its text, and its box is not ticked', () => {
  const forms = {
    booking: 'https://booking.example',
    origin: 'https://www.example',
    countries: {},
    pages: { terms: '/tnc' },
  }
  const html = renderToStaticMarkup(<RegisterForm forms={{ ...forms, checksLogin: false, registerRequires: [] }} />)
  expect(html).toMatch(/<input type="checkbox" id="pdpaConsent" name="pdpaConsent" value="\d{4}-\d{2}"\/>/)
  expect(html).toMatch(/<input type="hidden" disabled="" name="subscribeNews" value="true"\/>/)
  expect(html, 'the terms have a page, the privacy notice has none').toContain(
    '<a href="/tnc">terms and conditions</a>',
  )
  expect(html).toContain('as the privacy notice describes')
  expect(html, 'nobody typed a code').not.toMatch(/ended|SCB100/)
})

test('the form asks for address, passwords and terms, and for the other fields of its receiver', () => {
  expect(requiredIn([])).toEqual(['Email', 'Password', 'ConfirmPassword', 'agreeTnC'])
  expect(requiredIn(['firstName', 'lastName', 'PrimaryPhone'])).toEqual([
    'Email',
    'Password',
    'ConfirmPassword',
    'firstName',
    'lastName',
    'PrimaryPhone',
    'agreeTnC',
  ])
})
