import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { expect, test } from 'vitest'
import { withPageFailures } from './page-failures.server.ts'
import { UpstreamFailure, type UpstreamFailureKind } from './upstream-failure.ts'

const log = createLogger('test', 'silent')
const failing = (error: unknown) => withPageFailures({ read: () => Promise.reject(error) }, log)

test.each<[UpstreamFailureKind, number]>([
  ['unreachable', 503],
  ['timeout', 504],
  ['refused', 502],
  ['not-found', 404],
  ['server-error', 503],
  ['too-large', 502],
  ['not-json', 502],
  ['unexpected-shape', 502],
  ['quarantined', 502],
  ['overloaded', 503],
  ['circuit-open', 503],
])('a failure of kind %s becomes a page of status %d', async (kind, status) => {
  const call = failing(new UpstreamFailure('content', kind, 'x')).read()
  await expect(call).rejects.toMatchObject({ init: { status } })
})

test('other errors and answers pass unchanged', async () => {
  const mistake = new TypeError('a mistake of ours')
  await expect(failing(mistake).read()).rejects.toBe(mistake)
  await expect(withPageFailures({ read: async (word: string) => word }, log).read('answer')).resolves.toBe('answer')
})
