import { expect, test } from 'vitest'
import { errorTitle, statusOfError } from './error-status.ts'

test.each([
  [{ statusCode: 410 }, 410],
  [{ status: 403 }, 403],
  [{ response: { status: 418 } }, 418],
  [{ status: 200 }, 500],
  [{ status: 'x', response: { status: 429 } }, 429],
  [new Error('x'), 500],
  [undefined, 500],
])('%j leads to status %d', (error, status) => expect(statusOfError(error)).toBe(status))

test('titles are those of the specification', () => {
  expect(errorTitle(404)).toBe('404 Not Found')
  expect(errorTitle(503)).toBe('An error occurred')
})
