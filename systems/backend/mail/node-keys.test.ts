import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeKeysSetting } from './node-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'mapping-'))
const file = join(folder, 'content-mapping.yaml')

const settings = '6f1c0d9e-0000-4000-8000-000000000001'

test.each([
  [
    'all',
    `settings: "{${settings.toUpperCase()}}"\n  authors: umb://document/${settings.replaceAll('-', '')}`,
    settings,
  ],
  ['none of planners', `settings: ${settings}\n  authors: none\n  footer: ${settings}`, ''],
  ['one alone', `settings: ${settings}`, ''],
])('a mapping file names %s', (_, keys, authors) => {
  writeFileSync(file, `types:\n  start: home\nkeys:\n  ${keys}\n`)
  expect(nodeKeysSetting.parse(file)).toEqual({ settings, authors })
})

test('without keys they are those of our content system; a file that cannot be read is an error', () => {
  for (const text of ['', 'types: {}\n']) {
    writeFileSync(file, text)
    expect(nodeKeysSetting.parse(file)).toEqual(nodeKeysSetting.parse(undefined))
  }
  expect(nodeKeysSetting.parse('').settings).toBe('00000000-0000-4000-8000-000000000001')
  writeFileSync(file, 'keys: [')
  for (const path of [file, join(folder, 'missing.yaml')]) {
    const complaint = nodeKeysSetting.safeParse(path).error?.issues[0]?.message
    expect(complaint).toMatch(/\.yaml cannot be read: .+$/)
  }
})
