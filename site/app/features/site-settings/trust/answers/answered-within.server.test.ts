import type { Language } from '@agency/words/language-codes.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { readEnv } from '../../../../../server/settings/env.ts'
import type { AnswerTimes } from '../../../../clients/backend/answer-times.server.ts'
import type { ContentSource } from '../../../../clients/content/content-source.server.ts'
import type { Brand } from '../../shell-model.server.ts'
import { loadAnswered } from './answered-within.server.ts'

const monday = Date.parse('2026-11-23T09:00:00+08:00')
const hour = 60 * 60_000
const env = readEnv({})
const content = {
  node: async (schema: z.ZodType) => schema.parse({ officeState: 'kuala-lumpur' }),
} as unknown as ContentSource

/** What is said of so many enquiries, each answered after so many hours. */
function said(count: number, hours: number, brand: Partial<Brand> = {}, language: Language = 'en') {
  const times = Array.from({ length: count }, () => ({ received: monday, answered: monday + hours * hour }))
  const known: AnswerTimes | undefined = count > 0 ? { askedAt: monday + 99 * hour, times } : undefined
  const full = { openingHours: 'Monday to Saturday, 9 am to 6 pm', answeredWithin: '', ...brand } as Brand
  return loadAnswered({ content, env, enquiries: { answerTimes: () => known } }, full, language)
}

test('what was measured is said in working hours, beyond a day in working days, and in Malay', async () => {
  expect(await said(20, 3)).toBe('usually within 3 working hours (measured over the last 30 days)')
  expect(await said(20, 0.2)).toBe('usually within 1 working hour (measured over the last 30 days)')
  expect(await said(20, 26)).toBe('usually within 2 working days (measured over the last 30 days)')
  expect(await said(20, 3, {}, 'ms')).toContain('dalam tempoh 3 jam bekerja (diukur')
})

test('with too few answers, unknown hours, or a backend that tells nothing, it is what the settings say', async () => {
  const configured = { answeredWithin: 'mostly within a day' }
  expect(await said(19, 3, configured)).toBe('mostly within a day')
  expect(await said(20, 3, { ...configured, openingHours: 'Ask us' })).toBe('mostly within a day')
  expect(await said(0, 0, configured)).toBe('mostly within a day')
  expect(await said(0, 0)).toBe('as soon as possible')
})
