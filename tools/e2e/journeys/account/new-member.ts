import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

/**
 * Registers a member whom one test has for itself: wrong passwords slow an account down, and a test that mistypes the
 * sample member's would keep out those who sign in with it at the same time.
 */
export async function newMember(request: APIRequestContext): Promise<{ email: string; password: string }> {
  const [email, password] = [`member-${randomUUID()}@example.com`, 'quiet rivers of Pahang']
  const answer = await request.post(`${process.env.E2E_BOOKING_URL}/member/SimpleRegister`, {
    form: {
      Email: email,
      Password: password,
      ConfirmPassword: password,
      ActivationCode: '',
      firstName: 'Mei',
      lastName: 'Tan',
      PrimaryPhone: '0123456789',
      PhoneCode1: 'MYS',
      agreeTnC: 'true',
    },
    headers: { origin: process.env.E2E_SITE_URL ?? '' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return { email, password }
}
