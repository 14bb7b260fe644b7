import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSpentTokens } from '../../../limits/spent-tokens.server.ts'
import { numberInWords } from './number-in-words.ts'
import { isAnswered, newQuestion } from './person-question.server.ts'

const secret = 'a secret of this test'
const now = Date.parse('2026-11-20T04:00:00Z')
const means = () => ({ secret, spent: createSpentTokens(), now })
const digitsOf = (words: string) =>
  Array.from({ length: 80 }, (_, at) => at + 20).find(at => numberInWords(at) === words)

test('the question asks for a number of two digits in unambiguous words', async () => {
  const asked = means()
  for (let turn = 0; turn < 200; turn++) {
    const { token, words } = await newQuestion(secret, now)
    const answer = digitsOf(words)
    expect(answer).toBeGreaterThan(20)
    expect(await isAnswered({ token, answer: ` ${answer} ` }, asked)).toBe(true)
  }
  expect(new Set(Array.from({ length: 80 }, (_, at) => numberInWords(at + 20))).size).toBe(80)
})

test('digits of another keyboard are digits', async () => {
  const { token, words } = await newQuestion(secret, now)
  const wide = String(digitsOf(words)).replace(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))
  expect(await isAnswered({ token, answer: wide }, means())).toBe(true)
})

test('questions cannot be requested until one fits the answer', async () => {
  const { spent } = means()
  const [header] = (await newQuestion(secret, now)).token.split('.')
  for (let turn = 0; turn < 1000; turn++) {
    const claims = JSON.stringify({ id: randomUUID(), until: now + 60_000 })
    const token = `${header}.${Buffer.from(claims).toString('base64url')}.${'A'.repeat(43)}`
    expect(await isAnswered({ token, answer: '42' }, { secret, spent, now })).toBe(false)
  }
})

test('a question sealed with another secret is rejected', async () => {
  const { token, words } = await newQuestion('another secret of this test', now)
  expect(await isAnswered({ token, answer: String(digitsOf(words)) }, means())).toBe(false)
})
