import { cookieIsOver } from '@agency/contracts/session/session-cookie.server.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { expect, test } from 'vitest'
import { createRefusalLog } from './refusal-log.server.ts'

type Line = { level: string; reason: string; alsoSinceLastTime?: number }

function listener() {
  const lines: Line[] = []
  const take = (level: string) => (about: Omit<Line, 'level'>) => lines.push({ level, ...about })
  return { lines, log: { warn: take('warn'), info: take('info') } as unknown as Logger }
}

test('each reason is logged once a minute, with its number of repetitions', () => {
  const { lines, log } = listener()
  let now = 0
  const refuse = createRefusalLog(log, 'jwe', () => now)
  for (let turn = 0; turn < 500; turn++) refuse('no key opens it')
  refuse('it is longer than a cookie can be')
  expect(lines.map(({ reason }) => reason)).toEqual(['no key opens it', 'it is longer than a cookie can be'])
  now = 60_000
  refuse('no key opens it')
  expect(lines.at(-1)).toEqual({ level: 'warn', reason: 'no key opens it', way: 'jwe', alsoSinceLastTime: 499 })
})

test('an ended session is logged, but not as a warning', () => {
  const { lines, log } = listener()
  createRefusalLog(log, 'jwe')(cookieIsOver)
  expect(lines).toMatchObject([{ level: 'info' }])
})
