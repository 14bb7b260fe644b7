import { expect, test, vi } from 'vitest'
import { warnOfPlainHttp } from './plain-http.ts'

test.each([
  ['http://www.agency.test:3500', 1],
  ['https://www.agency.test', 0],
  ['http://localhost:3000', 0],
  ['http://127.0.0.1:3000', 0],
])('a site at %s is warned of %d times', (siteUrl, times) => {
  const warn = vi.fn()
  warnOfPlainHttp(siteUrl, { warn })
  expect(warn).toHaveBeenCalledTimes(times)
})
