import { expect, test } from 'vitest'
import { createSpentTokens } from '../../limits/spent-tokens.server.ts'
import { solvedPuzzle } from '../account/testing/solved-puzzle.ts'
import { createOwnCaptcha } from './own-captcha.server.ts'

test('a solved puzzle is accepted once, in whatever notation it returns', async () => {
  const captcha = createOwnCaptcha('a secret of this test', createSpentTokens(), 500)
  const token = await solvedPuzzle(captcha)
  expect(await captcha.verify(token)).toEqual({ success: true })
  expect(await captcha.verify(token)).toMatchObject({ success: false })
  const rewritten = Buffer.from(` ${Buffer.from(token, 'base64').toString()}`).toString('base64')
  expect(await captcha.verify(rewritten)).toMatchObject({ success: false })
})

test.each(['', 'x', 'e30=', Buffer.from('null').toString('base64'), 'x'.repeat(5000)])(
  'the token %j is refused with a message',
  async token => {
    const verdict = await createOwnCaptcha('a secret of this test', createSpentTokens(), 500).verify(token)
    expect(verdict.success).toBe(false)
    expect(verdict.error).toMatch(/try again/i)
  },
)

test('a puzzle sealed with another secret is refused', async () => {
  const token = await solvedPuzzle(createOwnCaptcha('another secret', createSpentTokens(), 500))
  expect(await createOwnCaptcha('a secret of this test', createSpentTokens(), 500).verify(token)).toMatchObject({
    success: false,
  })
})
