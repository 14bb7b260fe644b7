import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install/steps.mjs'
import { browserFiles, slowest, vitestFiles } from './slowest.ts'

test('the ten slowest are named, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, number) => ({ file: `${number}.test.ts`, seconds: number }))
  const lines = slowest(files)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   11.0 s  11.test.ts')
  expect(lines.at(-1)).toBe('    2.0 s  2.test.ts')
})

test('files of unit tests are named from the root of the repository', () => {
  const testResults = [{ name: path.join(root, 'site/a.test.ts'), startTime: 1000, endTime: 3500 }]
  expect(vitestFiles({ testResults })).toEqual([{ file: 'site/a.test.ts', seconds: 2.5 }])
})

test('a browser test counts all its attempts, also in nested groups', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map(duration => ({ duration })) }] })
  const inner = { file: 'journeys/a.spec.ts', specs: [spec(300)] }
  const suites = [{ file: 'journeys/a.spec.ts', specs: [spec(1000, 500)], suites: [inner] }]
  expect(browserFiles({ suites })).toEqual([{ file: 'tools/e2e/journeys/a.spec.ts', seconds: 1.8 }])
})
