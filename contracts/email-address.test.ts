import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test('addresses, and what is none', () => {
  expect(isEmailAddress('aisyah.binti+offers@mail.example.com')).toBe(true)
  for (const text of ['', 'aisyah', 'a@b', 'a b@example.com', '@'.repeat(200_000), `${'a'.repeat(250)}@example.com`]) {
    expect(isEmailAddress(text)).toBe(false)
  }
})
