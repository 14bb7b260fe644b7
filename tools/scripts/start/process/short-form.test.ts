import { expect, test } from 'vitest'
import { shortForm } from './short-form.ts'

function said(...chunks: string[]) {
  const lines: string[] = []
  const take = shortForm('content', 'content.log', line => lines.push(line))
  for (const chunk of chunks) take(Buffer.from(chunk))
  return lines
}

const line = (fields: object) => `${JSON.stringify(fields)}\n`

test('warnings and errors are printed in short, other lines are not', () => {
  expect(
    said(line({ level: 'info', msg: 'listening' }), line({ level: 'warn', msg: 'slow', err: 'no answer' })),
  ).toEqual(['content warning: slow · no answer'])
})

test('a line may arrive in pieces', () => {
  const whole = line({ level: 'error', msg: 'request failed', path: '/tnc' })
  expect(said(whole.slice(0, 20), whole.slice(20))).toEqual(['content error: request failed · /tnc'])
})

test('failed readiness probes are not printed', () => {
  expect(said(line({ level: 'error', msg: 'request', path: '/readyz' }))).toEqual([])
})

test('lines that are not log entries are passed on', () => {
  expect(said('Wrong setting: CONTENT_FOLDER\n\n')).toEqual(['content: Wrong setting: CONTENT_FOLDER'])
})

test('many lines at once end with a hint at the log file', () => {
  const lines = said(...Array.from({ length: 20 }, () => line({ level: 'warn', msg: 'again' })))
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toBe('content: more in content.log')
})
