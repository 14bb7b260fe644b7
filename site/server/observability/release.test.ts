import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { releaseFile, runningRelease } from './release.ts'

const commit = '0123456789abcdef0123456789abcdef01234567'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
})

test('an image has the name of its build; one that was given none is unknown', () => {
  writeFileSync(join(folder, releaseFile), '\n')
  expect(runningRelease(folder)).toBe('unknown')
  writeFileSync(join(folder, releaseFile), '2026-12\n')
  expect(runningRelease(folder)).toBe('2026-12')
})

test.each([
  ['checked out alone', `${commit}\n`, {}],
  ['of a branch', 'ref: refs/heads/main\n', { 'refs/heads/main': `${commit}\n` }],
  ['of a packed branch', 'ref: refs/heads/main\n', { 'packed-refs': `# pack-refs\n${commit} refs/heads/main\n` }],
])('a working copy has its commit: one %s', (_, head, files) => {
  mkdirSync(join(folder, '.git/refs/heads'), { recursive: true })
  for (const [name, text] of Object.entries({ HEAD: head, ...files })) writeFileSync(join(folder, '.git', name), text)
  expect(runningRelease(folder)).toBe(commit.slice(0, 12))
})
