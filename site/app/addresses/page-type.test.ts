import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageTypes } from './page-type.ts'

test('the table of the README has a row for every page type', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../../../docs/map.md'), 'utf8')
  const [, table = ''] = /## Page types\n\n\|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(readme) ?? []
  const rows = Object.values(pageTypes).map(
    ({ alias, shows, example }) => `| \`${alias}\` | ${shows} | \`${example}\` |`,
  )
  expect(table.trim().split('\n')).toEqual(rows)
})

test('no two page types share a content type or an example', () => {
  const entries = Object.values(pageTypes)
  expect(new Set(entries.map(({ alias }) => alias.toLowerCase())).size).toBe(entries.length)
  expect(new Set(entries.map(({ example }) => example)).size).toBe(entries.length)
})
