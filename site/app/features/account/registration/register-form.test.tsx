import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RegisterField } from '../account-forms.ts'
import { RegisterForm } from './register-form.tsx'

const requiredIn = (registerRequires: RegisterField[]) => {
  const forms = { booking: 'https://booking.example', origin: 'https://www.example', countries: {}, registerRequires }
  const inputs = renderToStaticMarkup(<RegisterForm forms={{ ...forms, checksLogin: false }} />).match(/<input[^>]*>/g)
  return inputs?.filter(input => input.includes(' required')).map(input => / name="(\w+)"/.exec(input)?.[1])
}

test('the form asks for address, passwords and terms, and for what its receiver wants beside them', () => {
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
