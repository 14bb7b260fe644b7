import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AccountPage } from '../account-page.ts'
import { RegisterForm } from './register-form.tsx'

type Field = AccountPage['registerRequires'][number]

const requiredIn = (registerRequires: Field[]) => {
  const page = { booking: 'https://booking.example', origin: 'https://www.example', countries: [], registerRequires }
  const inputs = renderToStaticMarkup(<RegisterForm page={page as unknown as AccountPage} />).match(/<input[^>]*>/g)
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
